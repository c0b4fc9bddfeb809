import type { NextRequest, NextResponse } from 'next/server';
import { incomingOf, respond } from '#src/request/respond.ts';
import { settle } from '#src/request/settle.ts';
import { processEffects, processWorld } from '#src/request/world.ts';

/** Every request but the framework's own assets passes here; `src/request` says what becomes of it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const world = processWorld();
  return respond(await settle(incomingOf(request), world, processEffects), request, world);
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/webpack-hmr|icons/[\\w.-]+$|favicon\\.ico$).*)'],
};
