import { NextResponse, type NextRequest } from 'next/server';
import { currentRendering, passedDecision } from '#src/request/from-door.ts';
import { incomingOf, respond } from '#src/request/respond.ts';
import { settle } from '#src/request/settle.ts';
import { processEffects, processWorld } from '#src/request/world.ts';

/**
 * Every request except those for Next.js's own assets comes here. In a built site the server in front of Next.js has decided
 * about it (`server/door`), or asks for a page itself; in development `src/request` decides here.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (currentRendering() !== undefined) return NextResponse.next();
  const world = processWorld();
  const decision = passedDecision() ?? (await settle(incomingOf(request), world, processEffects));
  return respond(decision, request, world);
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/webpack-hmr|icons/[\\w.-]+$|favicon\\.ico$).*)'],
};
