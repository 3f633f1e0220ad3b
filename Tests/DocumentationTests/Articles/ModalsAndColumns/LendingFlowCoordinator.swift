import Wireflow

@MainActor final class ShelfFilterScreen: ModallyPresentable {
  let title = "Filter"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.popover(
    anchor: "Filter", preferredSize: .init(width: 300, height: 400))
}

@MainActor final class ReturnScreen: ModallyPresentable {
  let title = "Return a book"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  let preferredModalStyle = ModalStyle.sheet([.medium, .large])
  var onDonePressed: (() -> Void)?
  var content: ScreenContent { Button("Done") { self.onDonePressed?() } }
}

@MainActor final class LendingFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let shelf = PlainScreen("Shelf", options: ["Filter", "Return a book", "Emma", "Persuasion"])
    shelf.onChosen = wire(shelf) { flow, shelf, option in flow.follow(option, from: shelf) }
    wireframe.install(rootItems: [shelf])
  }

  private func follow(_ option: String, from shelf: any Screen) {
    switch option {
    case "Filter": wireframe.show(ShelfFilterScreen(), from: shelf)
    case "Return a book": returnBook(from: shelf)
    default: wireframe.showDetail(PlainScreen(option), from: shelf)
    }
  }

  private func returnBook(from shelf: any Screen) {
    let returning = ReturnScreen()
    returning.onDonePressed = wire(returning) { flow, returning in
      flow.wireframe.dismiss(returning)
    }
    wireframe.presentModally(returning, from: shelf)
  }
}
