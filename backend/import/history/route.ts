import type { FastifyInstance } from 'fastify';
import { refuseOutside } from '../../http/internal.ts';
import { problemOf, sendProblem } from '../../http/problem.ts';
import type { ImportContext } from '../deliver/route.ts';
import { carryOut, historyOrder, historyPath } from './orders.ts';

/**
 * `POST /internal/catalogue-loads`: the loads that are kept, while the server runs, because the embedded database has one owner. It
 * answers only this machine, and only with the token of the data folder.
 */
export function registerHistory(app: FastifyInstance, context: ImportContext): void {
  app.post(
    historyPath,
    { onRequest: async (request, reply) => refuseOutside(request, reply, context.token) },
    async (request, reply) => {
      const order = historyOrder.safeParse(request.body);
      if (!order.success) return sendProblem(reply, problemOf(422, 'The order has the wrong shape.'));
      if (!context.served.has(order.data.site))
        return sendProblem(reply, problemOf(422, `This server does not serve ${order.data.site}.`));
      const answer = await carryOut(context.database, order.data, context.now());
      if (order.data.deed === 'restore') await context.states.renew(order.data.site);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}
