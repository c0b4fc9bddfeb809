import type { People, Person } from '../people.ts';

/** A person of the tests, with the password. */
export interface TestPerson extends Person {
  password: string;
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

/** Accounts in memory: a double of the port. What is deleted from the list is gone. */
export function memoryPeople(people: TestPerson[]): People {
  const reveal = ({ password: _secret, ...person }: TestPerson): Person => person;
  return {
    find(icu) {
      const person = people.find((one) => one.icu === icu);
      return Promise.resolve(person === undefined ? null : reveal(person));
    },
    findByEmail(email) {
      const person = people.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
      return Promise.resolve(person === undefined ? null : reveal(person));
    },
    checkPassword(person, password) {
      return Promise.resolve(people.some((one) => one.icu === person?.icu && one.password === password));
    },
  };
}
