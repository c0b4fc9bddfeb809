'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ThirdPartyServicesProps } from './third-party-services.client.tsx';

/** Brings the question about other companies' services, and what follows from it, once the page is alive. */
export function ThirdPartyIsland(props: ThirdPartyServicesProps) {
  const [part, setPart] = useState<{ readonly Shown: ComponentType<ThirdPartyServicesProps> } | null>(null);

  useEffect(() => {
    let current = true;
    const bring = async () => {
      try {
        const { ThirdPartyServices } = await import('./third-party-services.client.tsx');
        if (current) setPart({ Shown: ThirdPartyServices });
      } catch {
        // What other companies do is extra; without it the page is whole.
      }
    };
    void bring();
    return () => {
      current = false;
    };
  }, []);

  return part === null ? null : <part.Shown {...props} />;
}
