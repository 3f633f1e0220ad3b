/// An audiobook that can be bought.
struct Book: Sendable, Hashable {
  let title: String
  let author: String
  let narrator: String
  let category: BookCategory
  let time: ListeningTime
  let chapters: Int
  let price: Price
  let blurb: String
}

extension Book {
  /// The name of the picture of its cover, which is the title in small letters and digits.
  var coverName: String {
    "cover_" + title.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Returns true if the title, the author or the narrator contains the words, in any case.
  func matches(_ words: String) -> Bool {
    [title, author, narrator].contains { $0.lowercased().contains(words.lowercased()) }
  }
}
