export const guide = (trialDays: number): string => `# Parrotguiden

## Vad Parrot är

Parrot är en studio där du bygger en kundtjänstbot utan att skriva kod, och ett Desk där ditt team tar över när boten inte kan svaret. I studion bygger du, i Desk sköts livekonversationerna med besökarna.

## Hur lång tid det tar att komma igång

Din bot kan svara inom några minuter. Registrera dig, lägg till din webbplats, ett dokument eller några frågor och svar, publicera och klistra in en rad på din webbplats. Introduktionen tar dig genom stegen på ungefär två minuter.

## Ingen kod behövs

Du behöver inte skriva kod eller kunna programmera. Du skriver frågor och svar, lägger till dokument eller en webbplats och ritar konversationsflöden med musen. Det enda du klistrar in är en rad på din webbsida.

## Lägg till den på en webbplats

För att installera boten på din webbplats publicerar du den och klistrar in dess inbäddningskod, en enda rad, på dina sidor. Det fungerar på alla webbplatser, även med WordPress och Shopify, och boten laddas efter din sida så att den inte blir långsammare.

## Dokument och webbplatser

Boten lär sig av ditt eget innehåll: webbplatser, PDF- och Word-dokument, textfiler, kalkylblad och frågor som du skriver själv. Den anger källan till varje svar som kommer från ett dokument, och den hittar inte på sådant som inte står i dina källor.

## När en agent tar över

Ja, en människa kan ta över när som helst. När boten inte vet säger den det och erbjuder en agent. Konversationen hamnar i teamets kö på mindre än en sekund, och agenten som tar den ser allt som har skrivits. Agenter kan också prata med besökare i röst- och videosamtal.

## Språk

Parrot talar svenska, engelska, spanska, tyska och franska. Boten känner igen varje besökares språk, och en fråga på ett språk hittar ett svar som är skrivet på ett annat.

## Pris och gratis provperiod

Vad Parrot kostar beror på ditt abonnemang: hur många användare, appar och konversationer per dag du behöver, med betalning per månad eller år. Du kan prova allt gratis i ${trialDays} dagar, och det behövs inget kreditkort.

## Dina data och din integritet

Dina data är säkra: de stannar i din egen installation. Parrot behöver varken API-nyckel, någon annan server eller internetanslutning för att svara. Vill du att boten formulerar svaren själv kan du ansluta en språkmodell som OpenAI, Azure OpenAI eller en lokal.

## Artificiell intelligens och modeller

Parrot fungerar utan språkmodell: den hittar rätt stycke i din kunskap och citerar det. Anslut OpenAI, Azure OpenAI, en kompatibel tjänst eller en modellfil på din egen dator, så skriver boten sina svar utifrån de styckena.

## I ditt varumärkes stil

Du kan ändra din bots färger, logotyp, namn, hälsning och pratbubblor, med en förhandsvisning av den riktiga chatten. Parrot pekar ut färger som är svåra att läsa och rättar dem med ett klick.

## Lär av obesvarade frågor

Frågor som din bot inte kunde svara på samlas och grupperas. Parrot föreslår ett svar utifrån det dina agenter har skrivit, och med ett klick läggs det till i botens kunskap.

## Ditt team och deras roller

Bjud in dina kollegor och ge dem roller: ägare, administratör, byggare, teamledare, agent eller fakturering. Varje roll ser bara det den behöver, och du kan skapa egna roller och grupper.
`;
