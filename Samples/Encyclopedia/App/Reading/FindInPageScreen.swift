import Observation
import Wireflow

/// A bar that finds words in an article.
@Observable
@MainActor
final class FindInPageScreen: ModallyPresentable {
  let title = "Find in page"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.sheet([.height(160)])

  private let text: String
  private var words = ""

  init(text: String) {
    self.text = text
  }

  var content: ScreenContent {
    Field("Words", text: words, keyboard: .search, samples: ["a", ""]) { self.words = $0 }
    Text(words.isEmpty ? "Type some words." : "\(matchCount) matches")
  }

  private var matchCount: Int {
    text.split(separator: words, omittingEmptySubsequences: false).count - 1
  }
}
