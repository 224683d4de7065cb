export const guide = (trialDays: number): string => `# Parrot-Leitfaden

## Was Parrot ist

Parrot ist ein Studio, in dem Sie ohne Programmierung einen Bot für Ihren Kundenservice bauen, und ein Desk, in dem Ihr Team übernimmt, wenn der Bot die Antwort nicht kennt. Im Studio wird gebaut, im Desk werden live Gespräche mit Besuchern geführt.

## Wie lange der Einstieg dauert

Ihr Bot kann in wenigen Minuten antworten. Registrieren Sie sich, fügen Sie Ihre Website, ein Dokument oder ein paar Fragen und Antworten hinzu, veröffentlichen Sie den Bot und setzen Sie eine Zeile in Ihre Website ein. Die Einrichtung führt Sie in etwa zwei Minuten durch diese Schritte.

## Ohne Code

Sie müssen weder Code schreiben noch programmieren können. Sie tippen Fragen und Antworten ein, fügen Dokumente oder eine Website hinzu und zeichnen Gesprächsabläufe mit der Maus. Einsetzen müssen Sie nur eine einzige Zeile in Ihre Website.

## Auf einer Website einbauen

Um den Bot auf Ihrer Website zu installieren, veröffentlichen Sie ihn und fügen seinen Einbettungscode, eine Zeile, in Ihre Seiten ein. Das geht auf jeder Website, auch mit WordPress und Shopify. Der Bot lädt nach Ihrer Seite und macht sie nicht langsamer.

## Dokumente und Websites

Der Bot lernt aus Ihren eigenen Inhalten: Websites, PDF- und Word-Dokumente, Textdateien, Tabellen und Fragen, die Sie selbst schreiben. Bei jeder Antwort aus einem Dokument nennt er die Quelle, und er erfindet nichts, was Ihre Quellen nicht hergeben.

## Wenn ein Agent übernimmt

Ja, ein Mensch kann jederzeit übernehmen. Weiß der Bot nicht weiter, sagt er das und bietet einen Agenten an. Das Gespräch ist in weniger als einer Sekunde in der Warteschlange Ihres Teams, und der Agent, der es annimmt, sieht alles, was bisher geschrieben wurde. Agenten können mit Besuchern auch per Sprach- und Videoanruf sprechen.

## Sprachen

Parrot spricht Deutsch, Englisch, Spanisch, Französisch und Schwedisch. Der Bot erkennt die Sprache jedes Besuchers, und eine Frage in einer Sprache findet auch eine Antwort, die in einer anderen geschrieben ist.

## Preis und kostenloser Test

Was Parrot kostet, hängt von Ihrem Tarif ab: wie viele Benutzer, Apps und Gespräche am Tag Sie brauchen, bei monatlicher oder jährlicher Abrechnung. Sie können alles ${trialDays} Tage lang kostenlos testen, eine Kreditkarte brauchen Sie dafür nicht.

## Ihre Daten und der Datenschutz

Ihre Daten sind sicher: Sie bleiben in Ihrer eigenen Installation. Parrot braucht zum Antworten weder einen API-Schlüssel noch einen anderen Server noch eine Internetverbindung. Wenn der Bot seine Antworten frei formulieren soll, können Sie ein Sprachmodell wie OpenAI, Azure OpenAI oder ein lokales verbinden.

## Künstliche Intelligenz und Modelle

Parrot funktioniert ohne Sprachmodell: Es findet die richtige Stelle in Ihrem Wissen und zitiert sie. Verbinden Sie OpenAI, Azure OpenAI, einen kompatiblen Dienst oder eine Modelldatei auf Ihrem eigenen Rechner, dann formuliert der Bot seine Antworten aus diesen Stellen.

## Im Look Ihrer Marke

Farben, Logo, Name, Begrüßung und Sprechblasen Ihres Bots können Sie ändern, mit einer Live-Vorschau des echten Chats. Parrot weist auf schlecht lesbare Farben hin und korrigiert sie mit einem Klick.

## Aus unbeantworteten Fragen lernen

Fragen, die Ihr Bot nicht beantworten konnte, werden gesammelt und gruppiert. Parrot schlägt eine Antwort aus dem vor, was Ihre Agenten geschrieben haben, und mit einem Klick gehört sie zum Wissen des Bots.

## Ihr Team und seine Rollen

Laden Sie Ihr Team ein und vergeben Sie Rollen: Inhaber, Admin, Builder, Supervisor, Agent oder Abrechnung. Jede Rolle sieht nur, was sie braucht, und Sie können eigene Rollen und Gruppen anlegen.
`;
