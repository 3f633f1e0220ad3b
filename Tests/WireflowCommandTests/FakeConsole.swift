import Foundation
import TestSupport
import Wireflow

@testable import WireflowCommand

/// A terminal that a test types into, with an app of two screens.
@MainActor
final class FakeConsole {
  var isInteractive = false
  var columns = 100
  /// The wait until the user has had enough of an app in a browser.
  var end: () async -> Int32 = { 0 }
  private(set) var output = ""
  private(set) var errors = ""
  /// The arguments that the app received.
  private(set) var ownArguments: [String] = []
  private let bytes: Data
  private var lines: ArraySlice<String>

  init(bytes: Data) {
    self.bytes = bytes
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[...]
  }

  convenience init(input: String) {
    self.init(bytes: Data(input.utf8))
  }

  func run(
    _ arguments: [String],
    makeController: @escaping (Stage, WireframeMaker) -> ApplicationController = {
      stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    }
  ) async -> Int32 {
    await run(
      CommandApplication("Shop", version: "1.2", makeController: makeController), arguments)
  }

  func received(_ arguments: [String]) {
    ownArguments = arguments
  }

  func run(_ application: CommandApplication, _ arguments: [String]) async -> Int32 {
    await application.run(
      arguments,
      on: CommandConsole(
        isInteractive: isInteractive, columns: columns,
        end: { await self.end() },
        readLine: { prompt in
          self.output += prompt
          return self.lines.popFirst()
        },
        readAll: { self.bytes },
        write: { self.output += $0 },
        report: { self.errors += "\($0)\n" }))
  }
}
