import { NextResponse, type NextRequest } from 'next/server';
import { currentLoad } from '#src/api/load/page-load.ts';
import { currentRendering, passedDecision } from '#src/request/from-door.ts';
import { respond } from '#src/request/respond.ts';
import { processWorld } from '#src/request/world.ts';

/**
 * Every request except those for Next.js's own assets comes here. The server in front of Next.js has decided about it
 * (`server/web-server.ts`, `server/dev.ts`), or asks for a page itself; the decision is carried out here.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (currentRendering() !== undefined) return NextResponse.next();
  const decision = passedDecision();
  if (decision === undefined)
    throw new Error('Nobody decided about this request: start the site with its own server.');
  if (process.env.NODE_ENV === 'development' && decision.kind === 'page') {
    // Here, and not before Next.js, so that a loader that is changed needs no restart.
    const { loadPage } = await import('#src/page-data/page-data.ts');
    await loadPage(decision.internal);
    currentLoad()?.rendering();
  }
  return respond(decision, request, processWorld());
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/webpack-hmr|icons/[\\w.-]+$|favicon\\.ico$).*)'],
};
