extension Book {
  /// Histories, all invented.
  static let history: [Book] = [
    Book(
      title: "The Salt Road", author: "Ignatius Bellweather", narrator: "Agnes Moor",
      category: .history, time: .hours(14, 0), chapters: 30, price: Price(cents: 1199),
      blurb: "How a white grain paid for armies, cathedrals and the first paved streets."),
    Book(
      title: "Ink and Empire", author: "Farida Nasrallah", narrator: "Ruth Abara",
      category: .history, time: .hours(11, 25), chapters: 24, price: Price(cents: 1099),
      blurb: "The clerks, copyists and forgers who kept an empire in order, more or less."),
    Book(
      title: "A Short History of Bridges", author: "Oskar Tiedemann", narrator: "Samuel Okoro",
      category: .history, time: .hours(5, 45), chapters: 12, price: Price(cents: 699),
      blurb: "Twelve bridges, twelve collapses, and what was built after each of them."),
    Book(
      title: "The Year Without Clocks", author: "Genevieve Hartnell", narrator: "Clara Venn",
      category: .history, time: .hours(8, 5), chapters: 17, price: Price(cents: 899),
      blurb: "In 1752 a valley lost eleven days and sued to get them back."),
    Book(
      title: "Queens of the Cold Sea", author: "Runa Sigvaldi", narrator: "Liv Haugland",
      category: .history, time: .hours(10, 50), chapters: 26, price: Price(cents: 999),
      blurb: "Merchants, regents and pirates on the trade routes of the north."),
    Book(
      title: "Bread, Wool, Thunder", author: "Lambert Coyle", narrator: "Tobias Wren",
      category: .history, time: .hours(9, 30), chapters: 21, price: Price(cents: 899),
      blurb: "A market town through two hundred years of account books."),
  ]
}
