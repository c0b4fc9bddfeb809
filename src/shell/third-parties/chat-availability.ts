import type { ChatConfig } from './services.ts';

/** The maximum time for the answer, in milliseconds. */
const longestWait = 4_000;

/** The maximum number of nodes of an answer that are searched. */
const mostNodes = 2_000;

/**
 * Names in the configuration that mean that no agent is available (R259), in small letters and without other
 * characters.
 */
const absences = new Set(['hidenoagents', 'scheduleinstructions']);

const folded = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const says = (value: unknown) =>
  value === true ||
  (typeof value === 'string' && value !== '' && value.toLowerCase() !== 'false') ||
  (typeof value === 'object' && value !== null && Object.keys(value).length > 0);

/**
 * Whether agents are available: false when hide-no-agents or schedule instructions are set anywhere in the
 * configuration (R259).
 */
export function isAvailable(config: unknown): boolean {
  const waiting: unknown[] = [config];
  for (let seen = 0; waiting.length > 0 && seen < mostNodes; seen += 1) {
    const node = waiting.pop();
    if (typeof node === 'string' && absences.has(folded(node))) return false;
    if (typeof node !== 'object' || node === null) continue;
    for (const [name, value] of Object.entries(node)) {
      if (absences.has(folded(name)) && says(value)) return false;
      waiting.push(value);
    }
  }
  return true;
}

/** Address of the configuration of a deployment at the chat service. */
export function availabilityAddress(
  { orgId, scrt2Url, deploymentName }: ChatConfig,
  language: string,
): string {
  const address = new URL(`${scrt2Url.replace(/\/$/, '')}/embeddedservice/v1/embedded-service-config`);
  address.searchParams.set('orgId', orgId);
  address.searchParams.set('esConfigName', deploymentName);
  address.searchParams.set('language', language);
  return address.href;
}

/**
 * Asks the chat service whether an agent is available (R177, R259).
 *
 * @returns undefined when there is no answer in time
 */
export async function chatAvailability(config: ChatConfig, language: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(availabilityAddress(config, language), {
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: AbortSignal.timeout(longestWait),
    });
    if (!answer.ok) return undefined;
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null ? isAvailable(body) : undefined;
  } catch {
    return undefined;
  }
}
