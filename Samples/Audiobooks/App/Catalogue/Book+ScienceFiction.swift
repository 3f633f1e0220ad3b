extension Book {
  /// Science fiction stories, all invented.
  static let scienceFiction: [Book] = [
    Book(
      title: "Nine Minutes to Ganymede", author: "Ravi Castellane", narrator: "Hana Mori",
      category: .scienceFiction, time: .hours(9, 50), chapters: 26, price: Price(cents: 999),
      blurb: "A radio operator talks a ship down with nine minutes between question and answer."),
    Book(
      title: "The Sleep Auditor", author: "Yolande Pryce", narrator: "Tobias Wren",
      category: .scienceFiction, time: .hours(8, 30), chapters: 22, price: Price(cents: 899),
      blurb: "On a ship of ten thousand sleepers the count is off by one, every morning."),
    Book(
      title: "Gardens of Vacuum", author: "Kofi Ellingsen", narrator: "Samuel Okoro",
      category: .scienceFiction, time: .hours(12, 15), chapters: 34, price: Price(cents: 1199),
      blurb: "The first tree on the Moon is on trial for growing without a permit."),
    Book(
      title: "Tomorrow Was Cancelled", author: "Juno Abernathy", narrator: "Clara Venn",
      category: .scienceFiction, time: .hours(7, 20), chapters: 19, price: Price(cents: 799),
      blurb: "The weather service predicts everything now. For Thursday it predicts nothing."),
    Book(
      title: "A Polite Machine", author: "Sander Quill", narrator: "Elin Strand",
      category: .scienceFiction, time: .hours(6, 40), chapters: 16, price: Price(cents: 699),
      blurb: "A hotel robot receives a guest who insists that she built it."),
    Book(
      title: "The Long Echo of Io", author: "Miriam Tesh", narrator: "Gideon Pell",
      category: .scienceFiction, time: .hours(13, 35), chapters: 40, price: Price(cents: 1299),
      blurb: "Someone is answering a signal that will not be sent for eighty years."),
  ]
}
