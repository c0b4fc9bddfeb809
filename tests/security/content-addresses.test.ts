import { describe, expect, it } from 'vitest';
import { linkUrl } from '#src/contract/primitives.ts';
import { cleanHtml } from '#src/kernel/html/clean-html.ts';
import { externalAddressOf } from '#src/ui/link/link-address.ts';
import { offListAddresses } from './off-list-addresses.ts';

const own = 'https://fr.velours.test';
const page = `${own}/films/a`;

/**
 * The fault of an address that a page of ours would link to: it looks like a path of this site but leads to another
 * host, or it runs script. Null when there is none.
 */
function fault(address: string): string | null {
  if (!URL.canParse(address, page)) return null;
  const { origin, protocol } = new URL(address, page);
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return `${protocol} ${address}`;
  const says = /^https?:/i.test(address.trim());
  return !says && origin !== own ? `${origin} by ${JSON.stringify(address)}` : null;
}

describe('SEC7 addresses of content', () => {
  it('R106: a call to action is linked to what it says, or not at all', () => {
    const linked = offListAddresses.map((address) => externalAddressOf(address));
    process.stdout.write(
      `SEC7: ${linked.length} addresses of calls to action, ${linked.filter(Boolean).length} linked\n`,
    );
    expect(linked.length).toBeGreaterThanOrEqual(500);
    expect(linked.flatMap((address) => (address === null ? [] : (fault(address) ?? [])))).toEqual([]);
  });

  it('R106: so is one that the contract let through', () => {
    const read = offListAddresses.flatMap((address) => {
      const { success, data } = linkUrl.safeParse(address);
      return success ? [externalAddressOf(data)] : [];
    });
    expect(read.flatMap((address) => (address === null ? [] : (fault(address) ?? [])))).toEqual([]);
  });

  it('a link in a text is safe too', () => {
    const faults = offListAddresses.flatMap((address) => {
      const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      const href = /href="([^"]*)"/.exec(cleanHtml(`<p><a href="${quoted}">words</a></p>`))?.[1];
      return href === undefined ? [] : (fault(href.replaceAll('&amp;', '&')) ?? []);
    });
    expect(faults).toEqual([]);
  });
});
