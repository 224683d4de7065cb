/** Past conversations in Swedish, in the format of `parseTranscripts`. */
export const SWEDISH_TRANSCRIPTS = `
# Karin Ekström | malmo | /order/46740
> Hej! När kommer min beställning 46740?
= order
> Länken visar ingenting
+ aino
< Hej Karin, Aino här. Fraktbolaget har bytt system, men paketet är framme i morgon förmiddag.
> Toppen, tack för hjälpen
* 5 Snabbt och trevligt

# - | malmo | /lampor/lysa
> finns lysa i svart?
?

# Johan Wiklund | malmo | /retur
> Hur gör jag en retur?
= return
^

# - | malmo | /kassa
> kan man betala med swish
= pay

# Emelie Sjögren | malmo | /order/46815
> Glaset var krossat när jag öppnade lådan
= warranty
+ tomas
< Oj, så tråkigt Emelie. Har du en bild på lådan också?
> Javisst, skickar nu
< Tack! Ett nytt glas går i väg i dag med express.
* 5

# - | malmo | /leverans
> vad kostar frakten till gotland
= shipping

# Anders Nyberg | malmo | /presenter
> Slår ni in presenter?
?
+ camille
< Hej Anders, inte ännu, men jag lägger gärna med ett handskrivet kort.
> Skriv "Grattis mormor 90 år!"
< Klart, det ligger överst i paketet.
* 5 Mormor blev jätteglad

# - | malmo | /garanti
> hur länge gäller garantin
= warranty

# - | malmo | /student
> studentrabatt?
?

# Maria Hedlund | malmo | /order/46933
> Jag fick fel färg, ville ha mässing
?
+ henrik
< Hej Maria, förlåt! Rätt lampa skickas i dag och vi hämtar den andra hos dig.
> När hämtar ni?
< På torsdag mellan 16 och 20. Passar det?
> Ja, det går bra
* 4

# - | malmo | /lampor/fjell
> När får ni in golvlampan Fjell igen?
?

# Per Sundqvist | malmo | /order/47044
> Kan ni leverera till ett ombud i stället?
= order
+ tomas
< Absolut, Per. Vilket ombud är närmast dig?
> ICA Maxi i Lund
< Ändrat. Du får ett sms när paketet är där.
* 5

# - | malmo | /montering
> hjälper ni till med montering?
?

# - | malmo | /leverans
> skickar ni till finland
= countries

# Lisa Blomberg | malmo | /order/47131
> Det saknas skruvar i påsen till Vik
?
+ camille
< Hej Lisa! En ny påse går med vanlig post i dag, du har den på måndag.
> Jättebra
* 5

# - | malmo | /retur
> måste jag ha kvar kartongen vid retur
= return

# Gustav Norén | malmo | /order/47219
> Ni har dragit pengar två gånger
= pay
+ aino
< Hej Gustav, det ena är en reservation. Ska jag ringa och förklara?
> Ja tack, helst nu
& voice agent completed 164 5
< Som sagt: reservationen släpper på fredag.
* 5 Skönt att någon ringde

# - | malmo | /hamta
> kan jag hämta i butiken?
?

# Eva Lindahl | malmo | /konto
> Hur byter jag e-postadress på mitt konto?
?
+ henrik
< Det gör jag åt dig, Eva. Vilken ska det vara?
> eva.lindahl@mail.example
< Sparat. Logga in med den nya nästa gång.
* 5

# - | malmo | /lampor/tind
> går det att dimra tind
?

# - | malmo | /foretag
> Har ni företagsrabatt om vi tar 25 stycken?
?

# Oskar Falk | malmo | /order/47350
> Paketet är försenat igen, tredje gången nu
= order
+ tomas
< Jag förstår att du är trött på det, Oskar. Jag kollar var det fastnat.
~ aino: Tredje förseningen på samma order, ring fraktbolaget.
< Hej Oskar, Aino här. Jag har skickat ett helt nytt paket med bud, framme i kväll.
> Wow, okej. Tack
* 4 Bra slut på en lång väntan
% closed high
%% aino: Budet lämnade 18.40. Det gamla paketet går i retur.

# - | malmo | /lampor/lysa
> kan man korta av sladden själv
?

# Sara Engström | malmo | /order/47428
> Kan jag lägga till en sak i min order?
?
+ camille
< Ja, den är inte packad än. Vad vill du lägga till?
> två E27-lampor
< Tillagt, samma frakt.
* 5

# - | malmo | /kassa
> faktura via klarna?
= pay

# - | malmo | /atervinning
> tar ni emot gamla lampor för återvinning
?

# Fredrik Åkesson | malmo | /order/47541
> Spårningen säger levererad men brevlådan är tom
= order
+ -
`;
