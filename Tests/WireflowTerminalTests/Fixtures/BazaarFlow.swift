import Wireflow

/// An app with a screen for each kind of element, and a press for each way to show a screen.
@MainActor
final class BazaarFlow: MainFlowCoordinator {
  static let wares = [
    "Push", "Sheet", "Medium sheet", "Full screen", "Form sheet", "Popover", "Locked sheet",
    "Alert", "Long alert", "Action sheet", "Player", "Maximize", "Close player", "Empty screen",
  ]

  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

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
