import type { DefenceArea } from '../defence.ts';

/** The folder that web processes of several releases share. */
export const webReleases: DefenceArea = {
  id: 'web-releases',
  name: 'Web: files of other releases',
  defences: [
    {
      id: 'archive-names',
      says: 'Of the folder with files of other builds nothing is given but what has the shape of a build’s file (SEC3)',
      file: 'server/archive/static-names.ts',
      find: '  return staticTypeOf(name) === undefined ? undefined : name;',
      replace: '  return name;',
      test: 'server/archive/archived-files.test.ts',
      title: 'is the framework’s where the build has it itself',
    },
    {
      id: 'archive-links',
      says: '… and no link is followed out of it (SEC14)',
      file: 'server/archive/static-archive.ts',
      find: 'constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)',
      replace: 'constants.O_RDONLY',
      test: 'server/archive/static-archive.test.ts',
      title: 'no name, folder or link leads out of it',
    },
    {
      id: 'archive-bytes',
      says: '… and it stays within its bytes (REL10)',
      file: 'server/archive/static-archive.ts',
      find: '      isFull ||= bytes + size > maxBytes;',
      replace: '      isFull ||= maxBytes === 0;',
      test: 'server/archive/static-archive.test.ts',
      title: 'are so many bytes at most',
    },
  ],
};
