import { engineParts, lackingFor } from '../programs.ts';
import type { Gate } from './gate.ts';

type EngineName = keyof typeof engineParts;

/**
 * The engines beside Chromium whose packages this machine has, as projects of Playwright. Says which one is left out; in
 * CI that is a failure.
 */
export function enginesHere(
  gate: Pick<Gate, 'say' | 'fail'>,
  lacking: (engine: EngineName) => readonly string[] = lackingFor,
): EngineName[] {
  return (Object.keys(engineParts) as EngineName[]).filter((engine) => {
    const packages = lacking(engine);
    if (packages.length === 0) return true;
    const line = `${engine}: this machine lacks ${packages.join(', ')}`;
    if (process.env.CI) gate.fail(line);
    else gate.say(`${line}; its suites are left out`);
    return false;
  });
}
