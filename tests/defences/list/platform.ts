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
  ],
};
