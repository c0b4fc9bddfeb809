import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsFixture } from '#src/contract/alerts/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { footerFixture } from '#src/contract/footer/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { sites } from '#src/sites/registry.ts';
import { loadAlerts, loadFooter, loadNavigation, readShell } from './load-shell.ts';
import { plainNavigation } from './navigation.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const navigation = plainNavigation(sites.fr);
const footerOf = (choice = true, faq = false) => loadFooter('fr-FR', null, navigation, faq, choice);

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  reads.answers.set('footer', footerFixture);
  reads.answers.set('cinemas', cinemasFixture);
  reads.answers.set('cities', []);
  reads.answers.set('events', []);
  reads.answers.set('shows', showsFixture);
});

describe('the columns of the footer', () => {
  it('R118 have their title and their links, in a new tab where they say so', async () => {
    const [first, second] = (await footerOf()).columns;
    expect(first?.title).toBe('Velours');
    expect(first?.links[0]).toEqual({ title: 'L’application', url: '/app', newWindow: false });
    expect(second).toEqual({ key: 'column-1', title: 'Professionnels', links: [] });
  });

  it('R118 fill parameters in title and address; a name without a value stays as it is', async () => {
    const jobs = { title: 'Jobs {year} {team}', url: 'https://jobs.example.org/{year}?q={team}' };
    const link = { ...jobs, cookie: false, newTab: true, params: { year: '2026' } };
    reads.answers.set('footer', { columns: [{ title: 'Velours', links: [link] }], socialNetworks: [] });
    expect((await footerOf()).columns[0]?.links).toEqual([
      { title: 'Jobs 2026 {team}', url: 'https://jobs.example.org/2026?q={team}', newWindow: true },
    ]);
  });

  it('R118 a link with the cookie flag opens the choice, and stands only where there is one', async () => {
    const titles = async (choice: boolean) =>
      (await footerOf(choice)).columns[0]?.links.map(({ title }) => title);
    expect((await footerOf(true)).columns[0]?.links[1]).toEqual({
      title: 'Gérer les cookies',
      opens: 'consent',
    });
    expect(await titles(true)).toEqual(['L’application', 'Gérer les cookies', 'Recrutement 2026']);
    expect(await titles(false)).toEqual(['L’application', 'Recrutement 2026']);
  });

  it('R118 stand beside the social networks with label and address', async () => {
    expect((await footerOf()).social).toEqual([
      { network: 'twitter', url: 'https://x.example.org/velours' },
      { network: 'instagram', url: 'https://instagram.example.org/velours' },
    ]);
  });

  it('D31 are left out when they cannot be read, and the shows stay', async () => {
    reads.answers.delete('footer');
    const { columns, social, shows } = await footerOf();
    expect([columns, social]).toEqual([[], []]);
    expect(shows.length).toBeGreaterThan(0);
  });
});

describe('the shell', () => {
  it('R135 has the switches of the settings, and the facts of the site when they cannot be read', async () => {
    expect(await loadNavigation('fr-FR')).toEqual(navigation);
    reads.answers.set('settings', { ...settingsFixture, features: { offers: false }, links: {} });
    expect((await loadNavigation('fr-FR')).offers).toBe(false);
  });

  it('R072 shows the alerts of all pages, and on a cinema’s page its own with its way on', async () => {
    reads.answers.set('alerts', alertsFixture);
    const [everywhere, ofCinema] = await Promise.all([
      loadAlerts('fr-FR', null),
      loadAlerts('fr-FR', 'velours-faubourg'),
    ]);
    expect(everywhere.map(({ level, title, message }) => [level, title, message])).toEqual([
      ['info', 'Les caisses ferment à 22 h.', ''],
    ]);
    expect(ofCinema[0]).toMatchObject({
      level: 'warning',
      title: 'Accès modifié',
      message: alertsFixture[0]?.message,
      cta: { label: 'Voir le plan', url: 'https://www.example.org/plan', newWindow: true },
    });
    expect(ofCinema).toHaveLength(2);
  });

  it('R138 begins the reads of a page with questions, of one without, and of one that stands alone', async () => {
    const asked = async (page: Parameters<typeof readShell>[1]) => {
      reads.asked.length = 0;
      await readShell('fr-FR', page);
      return reads.asked.map((call) => call.split(' ')[0]);
    };
    expect(await asked('home')).toEqual(
      expect.arrayContaining(['settings', 'footer', 'footerFaq', 'alerts']),
    );
    expect(await asked('help')).not.toContain('footerFaq');
    expect(await asked(null)).toEqual(['settings']);
  });
});
