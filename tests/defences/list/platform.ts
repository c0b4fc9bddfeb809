import type { DefenceArea } from '../defence.ts';

/** The backend's server: its input, its answers, its limits. */
export const platform: DefenceArea = {
  id: 'platform',
  name: 'Backend: catalogue, pictures, booking',
  defences: [
    {
      id: 'booking-text',
      says: 'Titles stand in the booking’s page as text (SEC5)',
      file: 'backend/html/markup.ts',
      find: 'return escapeHtml(piece);',
      replace: 'return piece;',
      test: 'backend/tunnel/routes.test.ts',
      title: 'writes titles as text',
    },
    {
      id: 'backend-upgrade-last',
      says: 'No request behind one for another protocol is swallowed by the backend (SEC15)',
      file: 'backend/http/app.ts',
      find: "if (asksForUpgrade(request.headers)) reply.header('connection', 'close');",
      replace: '',
      test: 'backend/http/last-requests.test.ts',
      title: 'is one that asks for another protocol',
    },
    {
      id: 'backend-expectation',
      says: '… and an expectation that nobody can meet is refused as a problem (SEC4)',
      file: 'backend/http/app.ts',
      find: "app.server.on('checkExpectation',",
      replace: "app.server.on('nothing',",
      test: 'backend/http/last-requests.test.ts',
      title: 'is one that expects what nobody can',
    },
  ],
};
