import type { DefenceArea } from '../defence.ts';

const parts = 'src/shell/third-parties';
const injections = `${parts}/injections.ts`;
const test = `${parts}/third-parties.test.ts`;

/** Other companies on a page: which ones are allowed, when they load, and where their frames are. */
export const thirdParties: DefenceArea = {
  id: 'third-parties',
  name: 'Third parties',
  defences: [
    {
      id: 'injection-elements',
      says: 'Of the settings’ injections only listed elements are taken, each in its place (R195)',
      file: injections,
      find: "else if (position === 'noscript' && element === 'img')",
      replace: "else if (element === 'img')",
      test,
      title: 'R195 leave out',
    },
    {
      id: 'injection-hosts',
      says: '… of hosts that the operator allows for what they are (R195)',
      file: injections,
      find: 'return origin !== null && hosts[directive].includes(origin);',
      replace: 'return origin !== null && directive in hosts;',
      test,
      title: 'R195 leave out',
    },
  ],
};
