import { connection } from 'next/server';
import { answerSiteFile, orUnchanged } from '#src/features/site-files/site-file.ts';
import { readSiteFile } from '#src/routes/site-files.ts';
import { isSiteId } from '#src/sites/registry.ts';

/** The parameters in the middleware's rewrite. */
interface FileContext {
  readonly params: Promise<{ readonly site: string; readonly file: readonly string[] }>;
}

/**
 * `/robots.txt`, the sitemaps, calendars, feeds and the interface copy of a site: the middleware rewrites the request to
 * this route, with the site.
 */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  await connection();
  const { site, file } = await params;
  const asked = readSiteFile(`/${file.join('/')}`);
  if (!isSiteId(site) || asked === null) return new Response(null, { status: 404 });
  return orUnchanged(await answerSiteFile(site, asked), request.headers.get('if-none-match'));
}
