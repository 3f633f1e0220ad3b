import Wireflow

/// A screen with the details of a book in the shop.
@MainActor
final class ProductDetailsScreen: Screen {
  /// The shop's current offer to the reader.
  enum Offer: Sendable, Hashable {
    case logIn
    case buy
    case owned
  }

  let book: Book
  var onSamplePressed: (() -> Void)?
  var onLoginPressed: (() -> Void)?
  var onBuyPressed: (() -> Void)?
  /// Opens the book in a window of its own, on devices that have several.
  var onWindowPressed: (() -> Void)?
  var onErrorOccurred: ((any ErrorDisplayable) -> Void)?

  private let accounts: any AccountService
  private let bookshelf: any BookshelfService
  private let purchases: any PurchaseService
  private lazy var cover = book.cover
  private let credits: String
  let texts: Texts

  init(
    book: Book, accounts: any AccountService, bookshelf: any BookshelfService,
    purchases: any PurchaseService, texts: Texts
  ) {
    self.book = book
    self.accounts = accounts
    self.bookshelf = bookshelf
    self.purchases = purchases
    self.texts = texts
    credits =
      texts[
        "Read by %, %, % chapters", book.narrator, texts.time(book.time), "\(book.chapters)"]
  }

  var title: String { book.title }

  var content: ScreenContent {
    cover
    Text(texts["by %", book.author])
    Text(credits)
    Text(book.blurb)
    playButton
    if onWindowPressed != nil {
      texts.button("Open in a new window") { self.onWindowPressed?() }
    }
    if let offerButton {
      offerButton
    } else {
      Text(texts["On your bookshelf"])
    }
  }

  var playButton: Button { texts.button("Play sample") { self.onSamplePressed?() } }

  /// The button of the current offer, or nil for a book that the reader owns.
  var offerButton: Button? {
    switch offer {
    case .logIn: texts.button("Log in to buy", role: .primary) { self.onLoginPressed?() }
    case .buy:
      Button(texts["Buy for %", "\(book.price)"], role: .primary) {
        self.onBuyPressed?()
      }.id("Buy")
    case .owned: nil
    }
  }

  var offer: Offer {
    if accounts.account == nil {
      .logIn
    } else if bookshelf.entry(for: book) == nil {
      .buy
    } else {
      .owned
    }
  }

  /// Buys the book, and returns false if that failed.
  @discardableResult
  func buy() -> Bool {
    do {
      try purchases.buy(book)
      return true
    } catch {
      onErrorOccurred?(error)
      return false
    }
  }
}

extension ProductDetailsScreen: RootLevelRepresentable {
  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }
}
