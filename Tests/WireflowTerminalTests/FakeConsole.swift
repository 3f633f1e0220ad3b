import Foundation
import Wireflow

@testable import WireflowTerminal

/// A terminal that a test types into, with an app of two screens.
@MainActor
final class FakeConsole {
  var isInteractive = false
  private(set) var output = ""
  private(set) var errors = ""
  private let bytes: Data
  private var lines: ArraySlice<String>

  init(bytes: Data) {
    self.bytes = bytes
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[...]
  }

  convenience init(input: String) {
    self.init(bytes: Data(input.utf8))
  }

  func run(_ arguments: [String]) async -> Int32 {
    let application = TerminalApplication("Shop") { wireframe in
      ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    }
    return await application.run(
      arguments,
      on: TerminalConsole(
        isInteractive: isInteractive,
        readLine: { self.lines.popFirst() },
        readAll: { self.bytes },
        write: { self.output += $0 },
        report: { self.errors += "\($0)\n" }))
  }
}

@MainActor
final class ShopScreen: RootLevelRepresentable {
  let title: String
  var onMore: (() -> Void)?
  var onTwice: (() -> Void)?

  init(_ title: String) {
    self.title = title
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Button("More") { self.onMore?() }
    Button("Twice") { self.onTwice?() }
  }
}

@MainActor
final class ShopFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let shop = ShopScreen("Shop")
    shop.onMore = wire(shop) { flow, shop in
      flow.wireframe.push(ShopScreen("More"), from: shop)
    }
    shop.onTwice = wire(shop) { flow, shop in
      flow.wireframe.push(ShopScreen("One"), from: shop)
      flow.wireframe.push(ShopScreen("Two"), from: shop)
    }
    wireframe.install(rootItems: [shop])
  }
}
