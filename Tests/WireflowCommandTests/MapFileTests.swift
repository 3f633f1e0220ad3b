import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The exit status of a map tells traps that nobody has accepted.
@MainActor
struct MapFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func map(_ arguments: [String]) async -> (status: Int32, output: String) {
    let (status, output, errors) = await run(arguments)
    // On a slow machine the progress of the exploration is printed, too.
    let others = errors.split(separator: "\n").filter { !$0.hasPrefix("Shop: tab-bar: ") }
    #expect(others == [])
    return (status, output)
  }

  private func run(
    _ arguments: [String], onMake: @escaping @MainActor () -> Void = {}
  ) async -> (status: Int32, output: String, errors: String) {
    let console = FakeConsole(input: "")
    let status = await console.run(arguments + ["--wireframe", "tab-bar"]) { stage, makeWireframe in
      onMake()
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: IdleFlowCoordinator(wireframe))
    }
    return (status, console.output, console.errors)
  }

  @Test(arguments: ["html", "svg", "json", "mmd", "txt"])
  func tellsATrap(form: String) async throws {
    let file = path("map.\(form)")

    let (status, output) = await map(["--map", file])

    #expect(status == 3)
    #expect(
      output == """
        \(file): 1 place, 1 edge, 1 trap

        element does nothing tap "Sort" on IdleScreen
          tap "Sort" on IdleScreen does nothing.
            launch
            tap "Sort"

        """)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Idle"))
  }

  @Test func acceptsATrapWithAReason() async throws {
    let baseline = path("before.txt")
    _ = await map(["--map", baseline])
    let trap = "element does nothing tap \"Sort\" on IdleScreen"
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    try "\(text)\naccepted\n  \(trap): \"It is for the next version.\"\n"
      .write(toFile: baseline, atomically: true, encoding: .utf8)

    let (status, output) = await map(["--map", path("map.svg"), "--baseline", baseline])

    #expect(status == 0)
    #expect(output.hasSuffix("  accepted: It is for the next version.\n"))
  }

  @Test func huntsForWhatNoScreenShows() async {
    let console = FakeConsole(input: "")

    _ = await console.run(["--map", path("map.svg"), "--wireframe", "tab-bar"]) {
      let wireframe = $1($0)
      return ApplicationController(wireframe: wireframe, mainFlow: OrderFlowCoordinator(wireframe))
    }

    #expect(console.output.contains("map.svg: 2 places"))
  }

  /// A wrong file is reported before the app runs, because an exploration may take an hour.
  @Test func checksItsFileFirst() async throws {
    let file = path("map.svg")
    try "precious".write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: path("b.svg"), withIntermediateDirectories: true)

    for (file, reason) in [
      (file, "\(file) exists already; --force lets the map take its place"),
      (path("b.svg"), "\(path("b.svg")) is a folder, and a map is a file in it"),
      (path("a/b.svg"), "\(path("a/b.svg")): cannot write the map: No such file or directory"),
      ("\(file)/b.svg", "\(file)/b.svg: cannot write the map: Not a directory"),
    ] {
      let (status, output, errors) = await run(["--map", file]) { Issue.record("The app is made.") }

      #expect(status == 2)
      #expect(output == "")
      #expect(errors == "Shop: \(reason)\n")
    }
    #expect(try folder.texts["map.svg"] == "precious")
    #expect(await run(["--map", file, "--force"]).status == 3)
    #expect(try folder.texts["map.svg"]?.contains("Idle") == true)
  }

  @Test(arguments: ["html", "svg", "json", "mmd", "txt"])
  func anIncompleteMapReplacesNoOther(form: String) async throws {
    let (file, second) = (path("map.\(form)"), path("map-incomplete.\(form)"))
    _ = await run(["--map", file])
    let whole = try folder.texts["map.\(form)"]
    let limit = ["--time-limit", "1e-6"]

    for _ in 0..<2 {
      let (status, output, errors) = await run(["--map", file, "--force"] + limit)

      #expect(status == 1)
      #expect(output.hasPrefix("\(second): 1 place, 0 edges, 0 traps, stopped at "))
      #expect(
        errors == """
          Shop: \(file) holds a complete map, which stays; the incomplete one is in \(second)

          """)
    }

    #expect(try folder.texts["map.\(form)"] == whole)
    #expect(try folder.texts.count == 2)
    let (status, output, errors) = await run(["--map", second, "--force"] + limit)
    #expect((status, errors) == (1, ""))
    #expect(output.hasPrefix("\(second): 1 place, 0 edges"))
    #expect(await run(["--map", second, "--force"]).status == 3)
    #expect(try folder.texts["map-incomplete.\(form)"] == whole)
  }
}

private final class IdleScreen: RootLevelRepresentable {
  let title = "Books"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Sort") {} }
}

private final class IdleFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [IdleScreen()]) }
}

private final class OrderScreen: RootLevelRepresentable {
  let title = "Order"
  let onOrder: @MainActor () -> Void
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Order", action: onOrder) }

  init(onOrder: @escaping @MainActor () -> Void) { self.onOrder = onOrder }
}

/// A flow that counts orders, and shows another page after the sixth one.
private final class OrderFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var count = 0

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [OrderScreen { [weak self] in self?.order() }]) }

  private func order() {
    count += 1
    guard count == 6, let page = wireframe.stage.visibleScreens.first else { return }
    wireframe.push(IdleScreen(), from: page)
  }
}
