import { goodPassword } from '../../accounts/test-kit.ts';
import type { Happening, People, Person } from '../people.ts';

/** A person in the tests, with the password. */
export interface TestPerson extends Person {
  password: string;
}

/** The member of the client host that `newMember` makes, as a person of the provider. */
export function personOf({ id, email }: { readonly id: string; readonly email: string }): TestPerson {
  return {
    icu: id,
    email,
    emailVerified: true,
    name: 'Odile Marchetti',
    familyName: 'Marchetti',
    password: goodPassword,
  };
}

export const anna: TestPerson = {
  icu: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  email: 'Anna@example.org',
  emailVerified: true,
  name: 'Anna de Vries',
  familyName: 'de Vries',
  password: 'een lange zin voor anna',
};

export const bas: TestPerson = {
  icu: 'ffeeddccbbaa99887766554433221100',
  email: 'bas@example.org',
  emailVerified: false,
  name: 'Bas Jansen',
  familyName: 'Jansen',
  password: 'nog een lange zin voor bas',
};

/** The number of wrong passwords for an e-mail, and how long they count, in milliseconds. */
const mostWrong = 10;
const windowLength = 15 * 60_000;

/**
 * A test double of the port with accounts in memory. An account that is removed from the list no longer exists.
 * @param happened takes what is recorded
 */
export function memoryPeople(
  people: TestPerson[],
  happened: (readonly [Happening, string | null])[] = [],
): People {
  const wrong = new Map<string, number[]>();
  const reveal = ({ password: _secret, ...person }: TestPerson): Person => person;
  return {
    find(icu) {
      const person = people.find((one) => one.icu === icu);
      return Promise.resolve(person === undefined ? null : reveal(person));
    },
    checkCredentials({ email, password, device }) {
      const key = email.toLowerCase();
      const times = (wrong.get(key) ?? []).filter((time) => time > Date.now() - windowLength);
      if (times.length >= mostWrong) {
        return Promise.resolve({ kind: 'limited', retryAfter: windowLength / 1_000 });
      }
      const person = people.find((one) => one.email.toLowerCase() === key && one.password === password);
      if (person !== undefined)
        return Promise.resolve({
          kind: 'right',
          person: reveal(person),
          device: device ?? 'D'.repeat(43),
        });
      wrong.set(key, [...times, Date.now()]);
      return Promise.resolve({ kind: 'wrong' });
    },
    record(...what) {
      happened.push(what);
    },
  };
}
