'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ThirdPartyServicesProps } from './third-party-services.client.tsx';

/** Loads the consent bar and the services of other companies once the page has hydrated. */
export function ThirdPartyIsland(props: ThirdPartyServicesProps) {
  const [part, setPart] = useState<{ readonly Shown: ComponentType<ThirdPartyServicesProps> } | null>(null);

  useEffect(() => {
    let current = true;
    const bring = async () => {
      try {
        const { ThirdPartyServices } = await import('./third-party-services.client.tsx');
        if (current) setPart({ Shown: ThirdPartyServices });
      } catch {
        // Services of other companies are optional; the page is complete without them.
      }
    };
    void bring();
    return () => {
      current = false;
    };
  }, []);

  return part === null ? null : <part.Shown {...props} />;
}
