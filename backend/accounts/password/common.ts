/**
 * The most common passwords in the languages of the sites: those of at least ten characters, and shorter ones to which
 * people add a number. Compared in lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort motdepasse wachtwoord kennwort contraseña password123 password1234 passw0rd123
  p@ssword123 motdepasse1 motdepasse123 wachtwoord1 wachtwoord123 passwort123 passwort1234 1234567890
  0123456789 12345678910 123456789a 1234512345 1q2w3e4r5t 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5
  q1w2e3r4t5y6 zaq12wsxcde3 qwertyuiop qwerty12345 qwerty123456 qwertyuiop123 azertyuiop azerty12345
  azerty123456 azertyuiop123 qwertzuiop qwertz12345 asdfghjkl asdfghjkl1 qsdfghjklm yxcvbnmasd iloveyou
  iloveyou123 iloveyou1234 jetaime123 jetaime1234 ichliebedich ikhouvanjou ikhouvanje jetaimepourlavie
  monamour123 moncoeur123 monamourdetoi doudoudoudou letmein1234 letmein12345 welcome1234 welcome12345
  bienvenue123 bienvenue1234 willkommen willkommen1 willkommen123 welkom12345 welkom1234 welkom01234
  administrator administrateur administrator1 changeme123 changeme1234 changezmoi secret12345 geheim12345
  topsecret123 abcdefghij abcdefghijk abcdefg123 abcd123456 abc1234567 abc123456789 a1b2c3d4e5 aa12345678
  aaa1234567 trustno1234 superman123 batman12345 starwars123 starwars1234 spiderman123 pokemon1234
  pokemon12345 football123 football1234 basketball baseball123 princess123 princesse123 dragon12345
  monkey12345 sunshine123 sunshine1234 soleil12345 chocolat123 chocolate123 chocolade123 schokolade
  cinema12345 cinema1234 velours1234 velours12345 veloursvelours velourscinema cinemavelours moncinema123
  fuckyou1234 loulou12345 nicolas1234 thomas12345 camille1234 marseille13 marseille123 parissaintgermain
  parissg1970 olympique123 barcelona123 realmadrid1 feyenoord010 ajaxamsterdam amsterdam020 rotterdam010
  hallo12345 hallo123456 bonjour123 bonjour1234 bonjour12345 goedemorgen gutentag123 sommer2024
  sommer2025 sommer2026 winter2024 winter2025 winter2026 zomer12345 summer2024 summer2025 summer2026
  computer123 ordinateur internet123 samsung1234 iphone12345 facebook123 google12345 whatsapp123
  instagram123 netflix1234 qazwsxedcrfv 1234qwerasdf qwer1234asdf qweasdzxc123 asdf1234qwer zxcvbnm123
  zxcvbnm1234 wxcvbn12345 0987654321 9876543210 1029384756 1357924680 1122334455 1112131415 1020304050
  147258369 1472583690 741852963 7418529630 159753456 1597534560 987654321a 123123123a 123321123321
  112233445566 11223344556677 789456123 7894561230 4815162342 3141592653 31415926535
  `
    .trim()
    .split(/\s+/),
);
