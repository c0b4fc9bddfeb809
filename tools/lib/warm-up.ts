import http from 'node:http';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { locales, siteOf } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

const mainPages: readonly PageRef[] = [{ page: 'home' }, { page: 'shows' }, { page: 'cinemas' }];
const atOnce = 4;

/** Requests one address of a site from a web process on this machine. @returns the status; 0 after an error */
function ask(base: string, origin: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(`${base}${path}`, { headers: { host: new URL(origin).host } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.setTimeout(20_000, () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/**
 * Renders the main pages of every locale once, so that the first visitor finds them in the cache. A page that fails is
 * rendered for its first visitor.
 *
 * @param base where the web process listens, e.g. `http://127.0.0.1:3000`
 * @param origins public origin of each site, for the Host header
 * @returns how many pages answered with 200
 */
export async function warmUp(base: string, origins: Readonly<Record<SiteId, string>>): Promise<number> {
  const jobs = locales.flatMap((locale) => mainPages.map((ref) => ({ locale, path: href(locale, ref) })));
  let warm = 0;
  const worker = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const status = await ask(base, origins[siteOf(job.locale)], job.path);
      if (status === 200) warm += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return warm;
}
