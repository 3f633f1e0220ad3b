import Observation
import Wireflow

/// An app with a screen for each kind of element, and a press for each way to show a screen.
@MainActor
final class BazaarFlow: MainFlowCoordinator {
  static let wares = [
    "Push", "Sheet", "Medium sheet", "Full screen", "Form sheet", "Popover", "Locked sheet",
    "Alert", "Long alert", "Action sheet", "Player", "Maximize", "Close player", "Empty screen",
  ]

  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let roots = [
      stocked("Wares", .wares), stocked("Elements", .elements), stocked("List", .list(40)),
      stocked("Words", .words),
    ]
    roots[2].badge = "3"
    wireframe.install(rootItems: roots)
  }

  private func stocked(_ title: String, _ stock: BazaarScreen.Stock) -> BazaarScreen {
    let screen = BazaarScreen(title, stock)
    screen.onPress = wire(screen) { flow, screen, ware in flow.sell(ware, from: screen) }
    return screen
  }

  private func sell(_ ware: String, from screen: BazaarScreen) {
    switch ware {
    case "Sheet": present(.sheet(), from: screen)
    case "Medium sheet": present(.sheet([.medium]), from: screen)
    case "Full screen": present(.fullScreen, from: screen)
    case "Form sheet": present(.formSheet, from: screen)
    case "Popover": present(.popover(anchor: "Popover"), from: screen)
    case "Locked sheet": present(.sheet(), from: screen, dismissButton: nil)
    case "Alert":
      let alert = AlertContent(
        title: "Sold out", message: "There are no more carpets.",
        actions: [.init("Wait"), .init("Give up", role: .cancel)])
      wireframe.presentAlert(alert, from: screen)
    case "Long alert":
      let words = Array(repeating: "There are no more carpets.", count: 30)
      wireframe.presentAlert(
        AlertContent(title: "Sold out", message: words.joined(separator: " ")), from: screen)
    case "Action sheet":
      let actions: [AlertContent.Action] = [
        .init("Carpet"), .init("Smash", role: .destructive), .init("Leave", role: .cancel),
      ]
      let sheet = AlertContent(
        title: "What now?", style: .actionSheet, anchor: "Action sheet", actions: actions)
      wireframe.presentAlert(sheet, from: screen)
    case "Player": play()
    case "Maximize": wireframe.maximizeMinimizableView(animated: true)
    case "Close player": wireframe.removeMinimizable(animated: true)
    case "Empty screen": wireframe.push(BazaarScreen("Nothing", .nothing), from: screen)
    default: wireframe.push(stocked(ware, ware == "Push" ? .wares : .elements), from: screen)
    }
  }

  private func present(
    _ style: ModalStyle, from sender: BazaarScreen, dismissButton: ModalDismissButtonStyle? = .done
  ) {
    let screen = stocked("Stall", .wares)
    screen.preferredModalStyle = style
    screen.allowedModalDismissButtonStyle = dismissButton
    wireframe.presentModally(screen, from: sender)
  }

  private func play() {
    let player = BazaarScreen("Song", .player, controls: BazaarScreen("Song", .controls))
    player.onPress = wire(player) { flow, player, _ in
      flow.wireframe.push(flow.stocked("Singer", .elements), from: player)
    }
    wireframe.installMinimizable(player, animated: true)
  }
}

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
  @ObservationIgnored let minimizedControls: any Screen
  private let stock: Stock

  init(_ title: String, _ stock: Stock, controls: (any Screen)? = nil) {
    self.title = title
    self.stock = stock
    minimizedControls = controls ?? EmptyScreen()
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: badge) }

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
    Button("Look around") { self.onPress?("Look around") }.inBar()
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
