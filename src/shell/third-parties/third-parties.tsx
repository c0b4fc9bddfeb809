import { getTranslations } from 'next-intl/server';
import { webEnvironment } from '#src/config/environment.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { pageFacts, type PageSubject } from '#src/tracking/page-facts.ts';
import type { TrackedStatus } from '#src/tracking/page-kinds.ts';
import { InjectedElements } from './injected-elements.tsx';
import type { ThirdPartyView } from './load-third-parties.ts';
import { ThirdPartyIsland } from './third-parties.client.tsx';

interface ThirdPartiesProps {
  readonly locale: Locale;
  readonly page: PageRef | TrackedStatus;
  /** The subject of the page (R122). */
  readonly subject: PageSubject;
  readonly view: ThirdPartyView;
}

/**
 * The services and injections of other companies on a page, and the question for consent (R291, R294). Renders nothing
 * when none is switched on.
 */
export async function ThirdParties({ locale, page, subject, view }: ThirdPartiesProps) {
  const { services, injections } = view;
  const injected = <InjectedElements injections={injections} />;
  if (services === null) return injected;
  const t = await getTranslations({ locale, namespace: 'thirdParties' });
  const { country } = siteFactsOf(locale);
  const facts =
    services.analyticsScript === null
      ? null
      : pageFacts({
          locale,
          page,
          environment: webEnvironment().environment,
          currency: t('currency', { country }),
          ...subject,
        });
  return (
    <>
      {injected}
      <ThirdPartyIsland
        services={services}
        facts={facts}
        language={languageOf(locale)}
        words={{
          label: t('consent.label'),
          text: t('consent.text'),
          accept: t('consent.accept'),
          refuse: t('consent.refuse'),
          chat: t('chat.open'),
          chatFailed: t('chat.failed'),
        }}
      />
    </>
  );
}
