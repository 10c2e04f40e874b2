/**
 * The most common passwords of at least eight characters, in lower case. First come numbers and keyboard patterns, then
 * words, then names and words of the Arab region. Shorter passwords fail the length rule.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 0123456789 01234567 012345678 87654321 987654321 9876543210 0987654321 11223344
  1122334455 112233445566 12341234 12344321 123123123 1231231234 123321123 123456123 123456654321 1234554321
  12345678910 123456781 12345679 147258369 159357258 147852369 159753456 741852963 963852741 789456123 321654987
  654321123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc qaz12345 zaq12wsx zaq1xsw2
  1234qwer qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyqwerty
  asdfghjk asdfghjkl asdf1234 asdfasdf asdasdasd asd123456 zxcvbnm1 zxcvbnm123 zxcvbnm, poiuytrewq lkjhgfdsa mnbvcxz1
  qazwsxedc qazwsx123 abcd1234 abcdefgh abcdefghi abcdefg1 abc12345 abc123456 abc123abc a1b2c3d4 a1b2c3d4e5 aa123456
  aaa111222 a12345678 a123456789 1234abcd 12345abc 123456abc 123456aa 12345qwert 12qwaszx 1a2b3c4d 00000000 11111111
  password password1 password2 password12 password123 password1234 password12345 passw0rd passw0rd1 p@ssword p@ssw0rd
  p@ssw0rd1 p@ssword1 p@ssword123 p4ssword pass1234 pass12345 pass123456 passpass mypassword mypassword1 newpassword
  thepassword changeme changeme1 changeme123 change123 letmein1 letmein123 letmeinn welcome1 welcome12 welcome123
  welcome1234 admin123 admin1234 admin12345 admin123456 administrator adminadmin rootroot root1234 master123 superman
  superman1 batman123 spiderman pokemon1 pokemon123 starwars starwars1 football football1 football123 baseball
  baseball1 basketball liverpool liverpool1 chelsea1 barcelona barcelona1 realmadrid realmadrid1 manchester juventus
  ronaldo7 ronaldo123 messi123 cristiano sunshine sunshine1 princess princess1 princess123 iloveyou iloveyou1
  iloveyou2 iloveyou123 loveyou123 lovelove lovely123 trustno1 whatever whatever1 computer computer1 internet
  internet1 samsung1 samsung123 iphone123 google123 facebook facebook1 facebook123 instagram twitter1 linkedin
  dragon123 monkey123 shadow123 michael1 jennifer jennifer1 jessica1 jordan23 jordan123 jordan1234 charlie1 daniel123
  alexander elizabeth victoria christian secret123 secret1234 test1234 test12345 testtest testing1 testing123 temp1234
  guest123 guest1234 user1234 user12345 default1 demo1234 login123 login1234 hello123 hello1234 hellohello
  freedom1 blink182 mustang1 corvette mercedes ferrari1 maverick matthew1 butterfly chocolate cheese123 summer123
  summer2023 summer2024 summer2025 winter2023 winter2024 winter2025 spring2024 spring2025
  ahmed123 ahmed1234 ahmad123 ahmad1234 mohammed mohammed1 mohammad muhammad mohamed1 mohamed123 mohammed123
  muhammad123 mahmoud123 mustafa1 mustafa123 abdullah abdullah1 abdullah123 khaled123 khalid123 omar1234 sarah123
  fatima123 fatimah1 palestine palestine1 filistin amman123 amman1234 jerusalem alquds123 allah123 bismillah
  bismillah1 alhamdulillah mashallah subhanallah habibi123 habibati restaurant restaurant1 restaurant123 menu1234
  qaima123 qaima1234
  `
    .trim()
    .split(/\s+/),
);
