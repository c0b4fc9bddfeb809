import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { SiteId } from '#src/sites/site.ts';
import { askAsRobot } from './robot.ts';
import { originOf } from './stage.ts';

/** An entry of a sitemap. */
export interface SitemapUrl {
  readonly address: string;
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

function urlsIn(xml: string): SitemapUrl[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: addressesIn(entry)[0] ?? '',
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name = '', href = '']) => [name, href]),
    ),
  }));
}

/** All entries of a site's sitemaps, found like a search engine finds them: from robots.txt. */
export async function sitemapOf(site: SiteId): Promise<SitemapUrl[]> {
  const textOf = async (address: string) => {
    const answer = await askAsRobot(site, address.slice(originOf(site).length));
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.body;
  };
  const robots = await textOf(`${originOf(site)}/robots.txt`);
  const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const files = await Promise.all(addressesIn(await textOf(index)).map(textOf));
  return files.flatMap(urlsIn);
}

/** A number of them, chosen by a fixed seed: the same ones in every run. */
export function sampleOf<T>(all: readonly T[], count: number, nameOf: (one: T) => string): T[] {
  // The port of the stage differs between checkouts.
  const orderOf = (one: T) =>
    createHash('sha256')
      .update(`velours ${nameOf(one).replace(/:\d+\//, '/')}`)
      .digest('hex');
  const ordered = all.map((one) => ({ one, order: orderOf(one) }));
  return ordered
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}
