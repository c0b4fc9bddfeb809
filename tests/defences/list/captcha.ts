import type { DefenceArea } from '../defence.ts';

const own = 'backend/captcha/proof-of-work.ts';
const test = 'backend/captcha/proof-of-work.engines.test.ts';

/** Keeping machines out (D24, SEC13). */
export const captcha: DefenceArea = {
  id: 'captcha',
  name: 'Captcha',
  defences: [
    {
      id: 'captcha-replay',
      says: 'A solution is taken once, also of fifty at a time in several processes (SEC13)',
      file: 'backend/captcha/store.ts',
      find: 'return numInsertedOrUpdatedRows === 1n;',
      replace: 'return numInsertedOrUpdatedRows !== undefined;',
      test,
      title: 'SEC13 takes a solution once',
    },
    {
      id: 'captcha-forged',
      says: 'A puzzle that nobody here signed is none (SEC13)',
      file: own,
      find: "if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';",
      replace:
        'if (given.length !== expected.length) return timingSafeEqual(given, given) ? "forged" : "wrong";',
      test,
      title: 'SEC13 tells what nobody here signed',
    },
    {
      id: 'captcha-work',
      says: 'Every part of the work is done (SEC13)',
      file: own,
      find: '!isSolved(solution, puzzle.d)',
      replace: '!isSolved({ ...solution, numbers: solution.numbers.slice(0, 3) }, puzzle.d)',
      test,
      title: 'SEC13 takes no work that is too little',
    },
    {
      id: 'captcha-cards',
      says: 'Vouchers and gift cards are told to nobody without a good response (D24, R248)',
      file: 'backend/cards/routes.ts',
      find: "if (verdict !== 'good')",
      replace: "if (verdict === 'malformed')",
      test: 'backend/cards/cards.test.ts',
      title: 'D24 voucher without captcha is refused',
    },
    {
      id: 'card-burst',
      says: '… nor tried more than ten times in any minute from one address (SEC13)',
      file: 'backend/cards/routes.ts',
      find: '[limits.burst, from],',
      replace: '',
      test: 'backend/cards/cards.test.ts',
      title: 'SEC13 nobody may try more than ten codes',
    },
    {
      id: 'card-pins',
      says: '… and nobody tries the PINs of a card one after the other',
      file: 'backend/cards/routes.ts',
      find: ', tried]);',
      replace: ']);',
      test: 'backend/cards/cards.test.ts',
      title: 'nobody may try the PINs of a card',
    },
    {
      id: 'card-owner',
      says: '… while its owner locks it with nothing',
      file: 'backend/cards/routes.ts',
      find: 'card === null ? 0 : 1',
      replace: '0',
      test: 'backend/cards/cards.test.ts',
      title: 'the owner of a gift card locks it with nothing',
    },
    {
      id: 'card-log',
      says: 'No line of the log has a code, a number or a PIN, whatever became of the guess (SEC13)',
      file: 'backend/http/app.ts',
      find: '      route: routeOf(request),\n',
      replace: '      route: request.url,\n',
      test: 'backend/cards/cards.test.ts',
      title: 'SEC13 no line of the log has a code',
    },
  ],
};
