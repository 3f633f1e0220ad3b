extension Book {
  /// Crime stories, all invented.
  static let crime: [Book] = [
    Book(
      title: "The Lamplighter's Debt", author: "Ines Calloway", narrator: "Tobias Wren",
      category: .crime, time: .hours(9, 40), chapters: 24, price: Price(cents: 999),
      blurb: "In a dead man's coat a lamplighter finds a ledger of debts, and his own name in it."),
    Book(
      title: "Salt on the Sill", author: "Maren Ostby", narrator: "Liv Haugland",
      category: .crime, time: .hours(8, 15), chapters: 21, price: Price(cents: 899),
      blurb: "On an island of ninety people somebody locks the only doctor out in the snow."),
    Book(
      title: "A Quiet Count of Nine", author: "Desmond Farrow", narrator: "Clara Venn",
      category: .crime, time: .hours(11, 5), chapters: 32, price: Price(cents: 1099),
      blurb: "A bell-ringer hears nine strokes at midnight, and knows that she rang eight."),
    Book(
      title: "The Cartographer's Alibi", author: "Noor Halloran", narrator: "Tobias Wren",
      category: .crime, time: .hours(10, 20), chapters: 27, price: Price(cents: 999),
      blurb: "A map proves that the suspect was elsewhere. The map is wrong on purpose."),
    Book(
      title: "Cold Harbour Lane Ends", author: "Piet Vandersloot", narrator: "Agnes Moor",
      category: .crime, time: .hours(7, 50), chapters: 18, price: Price(cents: 799),
      blurb: "A retired ferry inspector takes one last case: the ferry itself."),
    Book(
      title: "Murder in Minor Thirds", author: "Ottilie Brandt", narrator: "Samuel Okoro",
      category: .crime, time: .hours(9, 0), chapters: 22, price: Price(cents: 899),
      blurb: "The second violin is dead, and the orchestra plays on because the tour is paid for."),
  ]
}
