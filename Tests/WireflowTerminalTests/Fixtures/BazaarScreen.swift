import Observation
import Wireflow

/// A screen of the bazaar: a title, its stock, and the work of a press.
@Observable
@MainActor
final class BazaarScreen: RootLevelRepresentable, ModallyPresentable, FullscreenMinimizable {
  /// The content of the screen.
  enum Stock {
    case elements
    case list(Int)
    case words
    case wares
    case player
    case controls
    case nothing
  }

  var title: String
  var badge: String?
  var name = "Ada"
  var password = ""
  var isSubscribed = true
  var size: String? = "Medium"
  var fraction = 0.4
  var isPlaying = true
  @ObservationIgnored var preferredModalStyle = ModalStyle.automatic
  @ObservationIgnored var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  @ObservationIgnored var onPress: ((String) -> Void)?
  @ObservationIgnored var onMinimizedPlayerPressed: (() -> Void)?
  @ObservationIgnored private(set) var dismissalAttempts = 0
  @ObservationIgnored let minimizedControls: any Screen
  private let stock: Stock

  init(_ title: String, _ stock: Stock, controls: (any Screen)? = nil) {
    self.title = title
    self.stock = stock
    minimizedControls = controls ?? EmptyScreen()
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: badge) }

  func dismissWasAttempted() { dismissalAttempts += 1 }

  var content: ScreenContent {
    switch stock {
    case .elements: elements
    case .list(let count): list(of: count)
    case .words: words
    case .wares: wares
    case .player: player
    case .controls: controls
    case .nothing: ScreenContent(elements: [])
    }
  }
}

extension BazaarScreen {
  @ScreenContent.Builder private var elements: ScreenContent {
    Text("All that a screen can hold, in a paragraph that is too long for one line of it.")
    Image("market_stall", alternative: "market-stall")
    Row("Carpets", subtitle: "Knotted by hand") { self.onPress?("Carpets") }
    Row("Lamps") { self.onPress?("Lamps") }
    Row("Closed on Mondays", subtitle: "Leads nowhere")
    Field("Name", text: name) { self.name = $0 }
    Field("Password", text: password, privacy: .secure, samples: ["sesame"]) {
      self.password = $0
    }
    Toggle("Subscribed", isOn: isSubscribed) { self.isSubscribed = $0 }
    Choice("Size", options: ["Small", "Medium", "Large", "As large as a house"], selected: size) {
      self.size = $0
    }
    Progress("Packing", fraction: fraction)
    Progress("Waiting")
    Button("Buy", role: .primary) { self.onPress?("Buy") }
    Button("Look around") { self.onPress?("Look around") }
    Button("Burn down", role: .destructive) { self.onPress?("Burn down") }
    Button("Never mind", role: .cancel) { self.onPress?("Never mind") }
  }

  @ScreenContent.Builder private func list(of count: Int) -> ScreenContent {
    for number in 1...count {
      Row("Entry \(number)") { self.onPress?("Entry \(number)") }
    }
  }

  @ScreenContent.Builder private var words: ScreenContent {
    Row("日本語の本 and English") { self.onPress?("Japanese") }
    Row("👨‍👩‍👧‍👦 family, 🇩🇪 flag, ❤️ heart") { self.onPress?("Emoji") }
    Row("e\u{301}a\u{308} combined, ﷽ long") { self.onPress?("Combined") }
    Row("\u{1B}[31mred\u{1B}[0m \u{202E}turned\u{7} \u{9B}2J") { self.onPress?("Escapes") }
    Text("First line\nsecond line\ta tab")
  }

  @ScreenContent.Builder private var wares: ScreenContent {
    for ware in BazaarFlow.wares {
      Button(ware) { self.onPress?(ware) }
    }
  }

  @ScreenContent.Builder private var player: ScreenContent {
    Image("cover", alternative: "cover")
    Progress("0:10 of 0:25", fraction: fraction)
    Button(isPlaying ? "Pause" : "Play", role: .primary) { self.isPlaying.toggle() }
    Button("Open") { self.onPress?("Open") }
  }

  @ScreenContent.Builder private var controls: ScreenContent {
    Progress("0:10", fraction: fraction)
    Button(isPlaying ? "Pause" : "Play", role: .primary) { self.isPlaying.toggle() }
    Toggle("Loud", isOn: isSubscribed) { self.isSubscribed = $0 }
    Choice("Speed", options: ["1x", "2x"], selected: size) { self.size = $0 }
  }
}

/// A screen without anything.
@MainActor
final class EmptyScreen: Screen {
  let title = "Empty"
}
