// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitCache } from '#src/api/browser/visit-cache.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { fakePort, HostStandIn, signIn, signOut, someMember } from '#src/visitor/account/port-test-kit.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { deviceKey } from '#src/visitor/device/device-key.ts';
import { deviceStore, dropFromDevice, keepOnDevice, setHidesSeen } from '#src/visitor/device/store.ts';
import { keepNeeds } from '#src/visitor/needs/kept-needs.ts';
import { waitFor as until } from '#tests/support/wait-for.ts';
import { MyPage } from './my-page.tsx';
import OwnPage from './own-page.tsx';

const origin = 'http://fr.velours.test';
const today = '2026-11-20';
const tomorrow = '2026-11-21';
const [faubourg, canal] = cinemasFixture;
const [lamplighter, glassNight] = showsFixture.shows;
if (lamplighter === undefined || glassNight === undefined) throw new Error('the fixture lacks shows');
const [model] = showtimesDayFixture;
const at = (day: string, clock: string): Showtime => ({
  ...(model as Showtime),
  time: `${day} ${clock}:00`,
  status: 'available',
  tags: [],
  reservabilityEnd: null,
  refCmd: `https://tickets.example.org/${day}/${clock}`,
});
const [programmeModel] = Object.values(cinemaShowsFixture.shows);
const [entryModel] = Object.values(programmeModel?.days ?? {});
const evening = { [lamplighter.slug]: [at(today, '20:30')], [glassNight.slug]: [at(today, '19:45')] };

const answers = new Map<string, unknown>();
const asked: string[] = [];
const server = setupServer(
  http.get(`${origin}/api/*`, ({ request }) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = answers.get(pathname);
    return answer === undefined || typeof answer === 'number'
      ? new HttpResponse(null, { status: answer ?? 404 })
      : HttpResponse.json(answer);
  }),
);
const config: VisitorConfig = {
  locale: 'fr-FR',
  account: { adapter: 'client-host', clientUrl: 'http://account.velours.test' },
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: Date.parse('2026-11-20T18:30:00+01:00'),
};
const dayOf = (slug: string, day: string) => `/api/cinema/${slug}/showtimes/${day}`;

function show(imports = false) {
  return render(
    <WithMessages locale="fr-FR">
      <QueryClientProvider client={createVisitCache()}>
        <OwnPage config={config} imports={imports} />
      </QueryClientProvider>
    </WithMessages>,
  );
}

const section = async (name: string) => screen.findByRole('region', { name });
const textsOf = (place: HTMLElement, level: number) =>
  within(place)
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  // The heads of addresses, as a document has them.
  document.body.dataset['heads'] =
    'home / movie /films/ entertainment /evenements/ shows /films cinema /cinemas/ cinemas /cinemas myVelours /mon-velours';
  answers.set('/api/cinemas', cinemasFixture);
  answers.set('/api/shows', showsFixture);
  answers.set('/api/tags', []);
  answers.set('/api/versions', []);
  answers.set(dayOf(faubourg.slug, today), evening);
  localStorage.removeItem(deviceKey);
  dispatchEvent(new StorageEvent('storage', { key: deviceKey }));
  accountStore.setState({ status: 'anonymous' });
});
afterEach(() => {
  cleanup();
  act(signOut);
  answers.clear();
  asked.length = 0;
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('the page of one’s own', () => {
  it('says what it is for, without anything kept, and asks for no showtimes', async () => {
    show();
    expect(textsOf(await section('Aujourd’hui dans mes cinémas'), 3)).toEqual(['Quel est votre cinéma ?']);
    expect(textsOf(await section('Mes envies'), 3)).toEqual(['Pas encore d’envies']);
    expect(textsOf(await section('Vus et notés'), 3)).toEqual(['Rien de vu pour l’instant']);
    expect(asked.filter((path) => path.includes('showtimes'))).toEqual([]);
  });

  it('opens the choice of a file where the visitor came to import', async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    show();
    const way = await screen.findByRole('button', { name: messagesByLanguage.fr.mine.data.import });
    expect(opened).not.toHaveBeenCalled();
    cleanup();
    show(true);
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(document.activeElement?.textContent).toBe(way.textContent);
  });

  it('has the programme of the cinemas that this device keeps, the next showtime first', async () => {
    keepOnDevice({ cinemas: [faubourg.slug, 'velours-gone'] });
    show();
    const programme = await section(faubourg.name);
    await within(programme).findByRole('list', { name: `${faubourg.name}, prochaines séances` });
    expect(textsOf(programme, 4)).toEqual([glassNight.title, lamplighter.title]);
    const times = within(programme).getAllByRole('link', { name: /^\d/ });
    expect(times.map((link) => link.getAttribute('href'))).toEqual([
      `https://tickets.example.org/${today}/19:45`,
      `https://tickets.example.org/${today}/20:30`,
    ]);
    expect(
      within(programme).getByRole('link', { name: `Tout le programme de ${faubourg.name}` }),
    ).toBeDefined();
  });

  it('ADR-0047 has only what meets the kept needs, and a line that says so and takes them off', async () => {
    answers.set(dayOf(faubourg.slug, today), {
      [lamplighter.slug]: [at(today, '20:30'), { ...at(today, '21:30'), tags: ['quiet'] }],
      [glassNight.slug]: [at(today, '19:45')],
    });
    keepOnDevice({ cinemas: [faubourg.slug] });
    act(() => {
      keepNeeds(['quiet']);
    });
    show();
    const programme = await section(faubourg.name);
    await within(programme).findByRole('list', { name: `${faubourg.name}, prochaines séances` });
    const times = () => within(programme).getAllByRole('link', { name: /^\d/ });
    expect(times().map(({ textContent }) => textContent.slice(0, 5))).toEqual(['21h30']);
    expect(screen.getByText('Mes besoins : Séance apaisée')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retirer mes besoins' }));
    expect(times()).toHaveLength(3);
    expect(screen.queryByText(/^Mes besoins/)).toBeNull();
  });

  it('has tomorrow where nothing comes today any more, and says so', async () => {
    answers.set(dayOf(faubourg.slug, today), { [lamplighter.slug]: [at(today, '14:00')] });
    answers.set(dayOf(faubourg.slug, tomorrow), { [lamplighter.slug]: [at(tomorrow, '14:00')] });
    keepOnDevice({ cinemas: [faubourg.slug] });
    show();
    expect(
      await screen.findByText('C’est fini pour aujourd’hui. Voici le programme de demain.'),
    ).toBeDefined();
    expect(textsOf(await section(faubourg.name), 4)).toEqual([lamplighter.title]);
  });

  it('loses one cinema and nothing else where its showtimes fail, and tries again', async () => {
    answers.set(dayOf(canal.slug, today), 503);
    keepOnDevice({ cinemas: [canal.slug, faubourg.slug] });
    show();
    const lost = await section(canal.name);
    expect((await within(lost).findByRole('alert')).textContent).toContain(canal.name);
    expect(textsOf(await section(faubourg.name), 4)).toHaveLength(2);
    answers.set(dayOf(canal.slug, today), evening);
    fireEvent.click(within(lost).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(textsOf(lost, 4)).toHaveLength(2));
  });

  it('says so where the catalogue cannot be read', async () => {
    answers.set('/api/shows', 503);
    show();
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    answers.set('/api/shows', showsFixture);
    fireEvent.click(again);
    expect(await section('Mes envies')).toBeDefined();
  });

  it('says when a film of one’s wishes plays next in one’s own cinemas, and asks for it only then', async () => {
    const programme = `/api/cinema/${faubourg.slug}/shows`;
    answers.set(programme, {
      days: {},
      shows: { [glassNight.slug]: { ...programmeModel, days: { '2026-11-28': entryModel } } },
    });
    keepOnDevice({ wishes: [lamplighter.slug], cinemas: [faubourg.slug] });
    answers.set(dayOf(faubourg.slug, today), { [lamplighter.slug]: [at(today, '20:30')] });
    show();
    await screen.findByText('Dans vos cinémas');
    expect(asked).not.toContain(programme);
    act(() => {
      keepOnDevice({ wishes: [lamplighter.slug, glassNight.slug] });
    });
    await screen.findByText(`${faubourg.name}, samedi 28 novembre`);
  });

  it('R114 R221 has a member’s favourites, wishes and ratings, read in one call', async () => {
    const port = fakePort(new HostStandIn([faubourg.slug]));
    port.allFeelings.mockResolvedValue({
      [lamplighter.slug]: { emotion: null, wished: true },
      [glassNight.slug]: { emotion: 3, wished: false },
    });
    signIn(port, someMember([faubourg.slug]));
    show();
    await screen.findByRole('heading', { level: 3, name: lamplighter.title });
    const wishes = await section('Mes envies');
    expect(textsOf(wishes, 3)).toEqual([lamplighter.title]);
    expect(wishes.textContent).toContain('Dans vos cinémas');
    expect(within(wishes).getByRole('link', { name: /^\d/ }).getAttribute('href')).toContain('20:30');
    const seen = await section('Vus et notés');
    expect(seen.textContent).toContain('Coup de cœur');
    expect(
      within(seen).getByRole('button', { name: `Modifier mon avis sur ${glassNight.title}` }),
    ).toBeDefined();
    expect(port.allFeelings).toHaveBeenCalledOnce();
    expect(textsOf(await section(faubourg.name), 4)[0]).toBe(lamplighter.title);
  });

  it('R270 says so where a member’s films cannot be read, and still has the programme', async () => {
    const port = fakePort();
    port.allFeelings.mockRejectedValueOnce(new Error('no answer'));
    signIn(port, someMember([faubourg.slug]));
    show();
    const wishes = await section('Mes envies');
    await within(wishes).findByText('Vos envies n’ont pas pu être lues.');
    expect(textsOf(await section(faubourg.name), 4)).toHaveLength(2);
    fireEvent.click(within(wishes).getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Pas encore d’envies');
  });

  it('keeps what was taken off in its place, so that the focus stays', async () => {
    keepOnDevice({ wishes: [lamplighter.slug], cinemas: [faubourg.slug] });
    show();
    const heart = await screen.findByRole('button', { name: `${lamplighter.title}, Envie de voir` });
    heart.focus();
    act(() => {
      dropFromDevice('wishes', lamplighter.slug);
      dropFromDevice('cinemas', faubourg.slug);
    });
    expect(document.activeElement).toBe(heart);
    expect(await section(faubourg.name)).toBeDefined();
  });

  it('marks a wish as seen, which leaves the programme where the visitor wants that', async () => {
    keepOnDevice({ wishes: [lamplighter.slug], cinemas: [faubourg.slug] });
    show();
    const seen = await screen.findByRole('button', { name: `${lamplighter.title}, déjà vu` });
    fireEvent.click(seen);
    await waitFor(() => expect(seen.getAttribute('aria-pressed')).toBe('true'));
    expect(deviceStore.getState().kept.seen).toEqual([lamplighter.slug]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ne plus me montrer les films déjà vus' }));
    const programme = await section(faubourg.name);
    await waitFor(() => expect(textsOf(programme, 4)).toEqual([glassNight.title]));
    expect(programme.textContent).toContain('1 film déjà vu n’est pas montré');
    act(() => setHidesSeen(false));
    expect(textsOf(programme, 4)).toHaveLength(2);
  });

  it('asks for a film that the list does not have, and names one that nobody knows', async () => {
    answers.set('/api/show/old-film', { ...showFixture, slug: 'old-film', title: 'Un vieux film' });
    keepOnDevice({ wishes: ['old-film', 'lost-film'] });
    show();
    const wishes = await section('Mes envies');
    await waitFor(() => expect(textsOf(wishes, 3)).toEqual(['Un vieux film', 'lost film']));
    expect(within(wishes).getAllByText('Plus au programme')).toHaveLength(2);
  });
});

describe('a file for the page of one’s own', () => {
  const give = (text: string, name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('no field for a file');
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    fireEvent.change(input);
  };

  it('brings back what was exported, once', async () => {
    let exported: Blob | null = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      exported = blob as Blob;
      return 'blob:velours';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    keepOnDevice({ cinemas: [faubourg.slug], ratings: new Map([[glassNight.slug, 2]]), seen: ['old'] });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Exporter' }));
    await until(() => expect(exported).not.toBeNull());
    const text = await (exported as unknown as Blob).text();
    expect(text).toContain(faubourg.name);
    const before = deviceStore.getState().kept;
    act(() => {
      localStorage.removeItem(deviceKey);
      dispatchEvent(new StorageEvent('storage', { key: deviceKey }));
    });
    give(text, 'velours.json');
    expect(await screen.findByText('Ajouté : 1 cinéma, 0 envie, 1 avis, 1 film vu.')).toBeDefined();
    expect(deviceStore.getState().kept).toEqual(before);
    give(text, 'velours.json');
    expect(await screen.findByText('Tout y était déjà.')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('of Letterboxd is matched with the catalogue, and what does not match is named', async () => {
    show();
    await screen.findByRole('button', { name: 'Importer un fichier' });
    give('Date;Name;Year;Letterboxd URI;Rating\n;lamplighter;2026;;4,5\n;Nowhere;1999;;?\n', 'ratings.csv');
    expect(await screen.findByText('Ajouté : 0 cinéma, 0 envie, 1 avis, 0 film vu.')).toBeDefined();
    expect(screen.getByText('1 titre n’est pas au catalogue')).toBeDefined();
    expect(screen.getByText('Nowhere (1999)')).toBeDefined();
    expect(screen.getByText(/^1 note illisible/)).toBeDefined();
    expect([...deviceStore.getState().kept.ratings]).toEqual([[lamplighter.slug, 3]]);
    expect(textsOf(await section('Vus et notés'), 3)).toEqual([lamplighter.title]);
  });

  it.each([
    ['<script>alert(1)</script>', 'Ce n’est ni un export'],
    ['{"format":"velours","version":1,"cinemas":[{"slug":"../x"}]}', '« cinemas[0].slug » a une valeur'],
    ['Date,Name,Year\n"x', 'n’est pas refermé à la ligne 2'],
    ['Datum;Film;Year\n', 'une pour le titre (Name ou Title)'],
    ['PK\u0003\u0004', 'Ce ZIP ne s’ouvre pas'],
  ])('that is wrong is refused, says why and changes nothing: %j', async (text, said) => {
    show();
    await screen.findByRole('button', { name: 'Importer un fichier' });
    give(text, 'any.json');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(said),
    );
    expect(localStorage.getItem(deviceKey)).toBeNull();
  });

  it('goes on into the account of a member', async () => {
    const host = new HostStandIn();
    const port = fakePort(host);
    signIn(port, someMember());
    show();
    await screen.findByText('Pas encore d’envies');
    const names = JSON.stringify({
      format: 'velours',
      version: 1,
      cinemas: [{ slug: faubourg.slug }],
      wishes: [{ slug: lamplighter.slug }],
      ratings: [],
      seen: [],
    });
    give(names, 'velours.json');
    await screen.findByText('Ajouté : 1 cinéma, 1 envie, 0 avis, 0 film vu.');
    expect(host.favourites).toEqual([faubourg.slug]);
    expect(port.setWish.mock.calls).toEqual([[lamplighter.slug, true]]);
    expect(deviceStore.getState().kept.cinemas).toEqual([]);
  });
});

describe('the document of the page', () => {
  it.each([
    ['fr-FR', '/cinemas', '/films'],
    ['de-CH', '/de/kinos', '/de/filme-events'],
  ] as const)(
    'says in %s what the page is and leads on, the same for everybody',
    (locale, cinemas, films) => {
      document.body.dataset['heads'] = `cinemas ${cinemas} shows ${films}`;
      render(
        <WithMessages locale={locale}>
          <MyPage locale={locale} />
        </WithMessages>,
      );
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([cinemas, films]);
    },
  );
});
