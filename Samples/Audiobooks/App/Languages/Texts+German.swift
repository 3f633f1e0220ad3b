import Wireflow

extension Texts {
  static let germanWords: StageWords = {
    var words = StageWords(language: "de")
    words.done = "Fertig"
    words.cancel = "Abbrechen"
    words.close = "Schließen"
    words.okay = "OK"
    words.back = "Zurück"
    words.more = "Mehr"
    words.menu = "Menü"
    words.closeMenu = "Menü schließen"
    words.player = "Player"
    words.minimize = "Verkleinern"
    words.refresh = "Aktualisieren"
    return words
  }()

  static let german = [
    "Discover": "Entdecken", "Bookshelf": "Bücherregal", "Profile": "Profil",
    "Search": "Suche", "Title or author": "Titel oder Autor", "Searching": "Sucht",
    "No book matches.": "Kein Buch passt.", "% books": "% Bücher",
    "1 book": "1 Buch", "Sorted by %": "Sortiert nach %",
    "Genres": "Genres", "Show books": "Bücher zeigen",
    "Crime": "Krimi", "Drama": "Drama", "Fantasy": "Fantasy",
    "Science fiction": "Science-Fiction", "History": "Geschichte", "Children": "Kinder",
    "Sort": "Sortieren", "Sort by": "Sortieren nach", "Recommended": "Empfohlen",
    "Title": "Titel", "Price": "Preis", "Length": "Länge",
    "by %": "von %", "by %, read by %": "von %, gelesen von %", "Read by %": "Gelesen von %",
    "Read by %, %, % chapters": "Gelesen von %, %, % Kapitel",
    "% of % chapters": "% von % Kapiteln", "% left at %": "Noch % bei %",
    "% min": "% Min.", "% h % min": "% Std. % Min.", "% of %": "% von %",
    "Open in a new window": "In neuem Fenster öffnen",
    "Play sample": "Hörprobe", "A sample": "Eine Hörprobe",
    "Log in to buy": "Zum Kaufen anmelden", "Buy": "Kaufen", "Buy for %": "Kaufen für %",
    "Buy %?": "% kaufen?", "It costs %.": "Es kostet %.",
    "On your bookshelf": "In deinem Bücherregal",
    "The books that you buy will stand here.": "Hier stehen die Bücher, die du kaufst.",
    "This book is no longer on your bookshelf.": "Dieses Buch steht nicht mehr in deinem Regal.",
    "Listen": "Hören", "You have heard it all.": "Du hast alles gehört.",
    "Remove": "Entfernen", "Remove %?": "% entfernen?", "Keep": "Behalten",
    "You can buy it again.": "Du kannst es wieder kaufen.",
    "Play": "Abspielen", "Pause": "Pause", "Open player": "Player öffnen",
    "Close player": "Player schließen", "Minimize": "Verkleinern", "Show book": "Buch zeigen",
    "Sleep timer": "Schlummertimer", "Off": "Aus", "15 min": "15 Min.", "30 min": "30 Min.",
    "60 min": "60 Min.",
    "Log in": "Anmelden", "Log out": "Abmelden", "Name": "Name", "Password": "Passwort",
    "Logging in": "Meldet an", "Logged in as %": "Angemeldet als %",
    "Not logged in": "Nicht angemeldet",
    "Log in with the name and the password of your account.":
      "Melde dich mit Name und Passwort deines Kontos an.",
    "Your session has expired. Log in again to go on.":
      "Deine Sitzung ist abgelaufen. Melde dich wieder an.",
    "Something is missing": "Etwas fehlt", "Wrong password": "Falsches Passwort",
    "Type your name and your password.": "Gib deinen Namen und dein Passwort ein.",
    "Try again.": "Versuche es noch einmal.", "Not bought": "Nicht gekauft",
    "Log in and try again.": "Melde dich an und versuche es noch einmal.",
    "The book is on your bookshelf already.": "Das Buch steht schon in deinem Regal.",
    "Settings": "Einstellungen", "Playback and login": "Wiedergabe und Anmeldung",
    "Playback speed": "Tempo", "Remember me": "Namen merken",
    "The name of your account is filled in when you log in again.":
      "Bei der nächsten Anmeldung steht der Name deines Kontos schon da.",
    "Pen name": "Künstlername", "Choose a pen name": "Wähle einen Künstlernamen",
    "Your reviews show it instead of your own name.":
      "Deine Rezensionen nennen ihn statt deines Namens.",
    "Save": "Sichern",
    "Simulate expired session": "Sitzung ablaufen lassen",
    "In two seconds, wherever you are": "In zwei Sekunden, wo du auch bist",
    "Log out?": "Abmelden?", "Stay": "Bleiben",
    "Your bookshelf will be there when you come back.":
      "Dein Bücherregal ist noch da, wenn du wiederkommst.",
  ]
}
