import type { NextRequest, NextResponse } from 'next/server';
import { incomingOf, respond } from '#src/request/respond.ts';
import { settle } from '#src/request/settle.ts';
import { noteWaiting } from '#src/request/waiting.ts';
import { processEffects, processWorld } from '#src/request/world.ts';

/** Every request except those for Next.js's own assets comes here; `src/request` decides about it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const world = processWorld();
  const decision = await settle(incomingOf(request), world, processEffects);
  noteWaiting(decision, world);
  return respond(decision, request, world);
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/webpack-hmr|icons/[\\w.-]+$|favicon\\.ico$).*)'],
};
