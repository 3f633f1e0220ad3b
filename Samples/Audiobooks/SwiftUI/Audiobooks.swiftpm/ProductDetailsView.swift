import SwiftUI
import Wireflow
import WireflowSwiftUI

/// A view that shows a book with its cover and blurb, and a button for the current offer.
///
/// The buttons perform user actions, so the log of a session replays on any backend.
struct ProductDetailsView: View {
  let screen: ProductDetailsScreen
  @Environment(\.stageModel) private var model

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Image(decorative: screen.book.coverName)
        Text(screen.book.blurb)
        Button(texts["Play sample"]) { tap("Play sample") }
        switch screen.offer {
        case .logIn: Button(texts["Log in to buy"]) { tap("Log in to buy") }
        case .buy: Button(texts["Buy for %", "\(screen.book.price)"]) { tap("Buy") }
        case .owned: Text(texts["On your bookshelf"])
        }
      }
      .padding(16)
    }
  }

  private var texts: Texts { screen.texts }

  private func tap(_ title: String) { model?.perform(.tap(.init(title)), on: screen) }
}
