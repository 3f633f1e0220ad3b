extension Book {
  /// Fantasies, all invented.
  static let fantasy: [Book] = [
    Book(
      title: "The Glass Ferry", author: "Thessaly Moreau", narrator: "Elin Strand",
      category: .fantasy, time: .hours(14, 25), chapters: 42, price: Price(cents: 1299),
      blurb: "A ferrywoman carries the dead across and one day recognizes the fare."),
    Book(
      title: "Thornwright", author: "Bram Ashgrove", narrator: "Gideon Pell",
      category: .fantasy, time: .hours(16, 10), chapters: 48, price: Price(cents: 1399),
      blurb: "The last maker of hedges must grow a wall around a kingdom that does not want one."),
    Book(
      title: "The Owl Tax", author: "Sunniva Kells", narrator: "Liv Haugland",
      category: .fantasy, time: .hours(10, 35), chapters: 30, price: Price(cents: 999),
      blurb: "Each house owes the forest one secret a year. This year the collector is new."),
    Book(
      title: "Songs for a Paper Dragon", author: "Wei Ansel Rook", narrator: "Hana Mori",
      category: .fantasy, time: .hours(11, 45), chapters: 33, price: Price(cents: 1099),
      blurb: "A kite-maker's apprentice folds a dragon that remembers being alive."),
    Book(
      title: "Under the Ninth Root", author: "Calla Verdigris", narrator: "Gideon Pell",
      category: .fantasy, time: .hours(13, 0), chapters: 39, price: Price(cents: 1199),
      blurb: "Below the great tree lies a city that has been dreaming its own roof."),
    Book(
      title: "A Crown of Ordinary Iron", author: "Edda Thorvaldsen", narrator: "Agnes Moor",
      category: .fantasy, time: .hours(15, 30), chapters: 45, price: Price(cents: 1299),
      blurb: "Asked for a copy of the crown, the blacksmith was never asked to give it back."),
  ]
}
