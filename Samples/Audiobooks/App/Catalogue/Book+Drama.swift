extension Book {
  /// Dramas, all invented.
  static let drama: [Book] = [
    Book(
      title: "The Orchard Keepers", author: "Amara Lindqvist", narrator: "Ruth Abara",
      category: .drama, time: .hours(12, 30), chapters: 36, price: Price(cents: 1199),
      blurb: "Three sisters inherit an orchard that blooms only in the years when nobody leaves."),
    Book(
      title: "What the Tide Returned", author: "Joao Figueira", narrator: "Helena Prado",
      category: .drama, time: .hours(8, 45), chapters: 20, price: Price(cents: 899),
      blurb: "Twenty years after the wreck a suitcase comes ashore, dry and packed for two."),
    Book(
      title: "Eleven Letters to Vera", author: "Casimir Dubois", narrator: "Elin Strand",
      category: .drama, time: .hours(6, 10), chapters: 11, price: Price(cents: 699),
      blurb: "A translator answers letters that were meant for the tenant before her."),
    Book(
      title: "House of Borrowed Chairs", author: "Leonie Achterberg", narrator: "Samuel Okoro",
      category: .drama, time: .hours(10, 0), chapters: 28, price: Price(cents: 999),
      blurb: "Every family dinner needs one chair more than the family owns."),
    Book(
      title: "The Understudy's Winter", author: "Pavel Sorokin-Hale", narrator: "Clara Venn",
      category: .drama, time: .hours(9, 20), chapters: 25, price: Price(cents: 899),
      blurb: "She has learned every part in the play except the one that she is given."),
    Book(
      title: "Small Weather", author: "Imogen Tarrant", narrator: "Ruth Abara",
      category: .drama, time: .hours(5, 55), chapters: 14, price: Price(cents: 699),
      blurb: "A marriage told in twelve forecasts, most of them wrong."),
  ]
}
