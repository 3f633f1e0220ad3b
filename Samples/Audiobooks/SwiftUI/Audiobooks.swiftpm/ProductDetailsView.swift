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
        button(screen.playButton)
        if let offer = screen.offerButton {
          button(offer)
        } else {
          Text(screen.texts["On your bookshelf"])
        }
      }
      .padding(16)
    }
  }

  private func button(_ button: ScreenContent.Button) -> some View {
    Button(button.title) { model?.perform(.tap(button), on: screen) }
  }
}
