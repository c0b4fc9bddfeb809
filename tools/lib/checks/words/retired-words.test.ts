import { describe, expect, it } from 'vitest';
import { checkRetiredWords } from './retired-words.ts';

const found = (file: string, text: string) =>
  checkRetiredWords(new Map([[file, text]])).map(({ line, message }) => `${line} ${message}`);

describe('words that the glossary retires', () => {
  it.each([
    ['const pastShowings = [];', '“Showings”: the glossary says showtime'],
    ["import css from './showing-list.module.scss';", '“showing”: the glossary says showtime'],
    ['// Of the next screening.', '“screening”: the glossary says showtime'],
    ['const daysWithSessions = 1;', '“Sessions”: the glossary says showtime'],
    ['/** The house of a film. */', '“house”: the glossary says cinema'],
    ['interface Hall {}', '“Hall”: the glossary says auditorium'],
    ['const apiPassage = 1;', '“Passage”: the glossary says API proxy'],
    ['/** What the client keeps. */', '“the client”: the glossary says member'],
  ])('finds one in %s', (text, problem) => {
    expect(found('src/features/film-page/a.ts', `\n${text}`)).toEqual([`2 ${problem}`]);
  });

  it.each([
    ['src/seo/a.ts', "'@type': 'ScreeningEvent'"],
    ['src/domain/cinema/a.ts', 'cinema.nearbySessionsCinema ?? cinema.hallCount'],
    ['src/domain/cinema/a.ts', "'velours-mulhouse'"],
    ['src/visitor/account/session.ts', '/** Ends the session. */'],
    ['src/visitor/account/port.ts', '/** Calls of the client host. */'],
    ['src/features/home-page/a.tsx', "import { B } from './b.client.tsx';"],
    ['docs/requirements/decisions.md', 'A session that starts before 05:00'],
    ['messages/en.json', '"book": "Pick a showing"'],
  ])('lets stand what is another word, another’s, or copy: %s %s', (file, text) => {
    expect(found(file, text)).toEqual([]);
  });
});
