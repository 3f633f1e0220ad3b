import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTerminal
import WireflowWeb

/// The app that short blocks of the articles call "Shop".
extension ApplicationController {
  convenience init(
    shopOn stage: Stage, wireframe makeWireframe: WireframeMaker, isDemo: Bool = false
  ) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: AnswersFlowCoordinator(wireframe: wireframe))
  }
}

@MainActor func runShop() async {
  await CommandApplication("Shop") { stage, wireframe in
    ApplicationController(shopOn: stage, wireframe: wireframe)
  }.run()
}

/// A wireframe of the app's own.
@MainActor final class KioskWireframe: ApplicationWireframe {
  let stage: Stage
  let policy: any WireframePolicy = ContainerPolicy(.pages)

  init(stage: Stage) {
    self.stage = stage
  }
}

@MainActor func runKiosk() async {
  await CommandApplication(
    "Shop",
    wireframes: [
      .init(name: "kiosk", title: "Kiosk") { KioskWireframe(stage: $0) }
    ]
  ) { stage, wireframe, arguments in
    ApplicationController(
      shopOn: stage, wireframe: wireframe,
      isDemo: arguments.contains("--demo"))
  }.run()
}

@MainActor func serveShop() throws {
  let backend = WebBackend("Shop")
  let stage = Stage(backend: backend)
  let wireframe = WireframeSwitch(
    stage: stage,
    variants: [
      .init(name: "tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
      .init(name: "drawer", title: "Drawer") {
        HamburgerWireframe(stage: $0)
      },
    ])
  backend.wireframes = wireframe
  let app = ApplicationController(shopOn: stage) { _ in wireframe }
  let server = try WebServer(for: backend)
  print(server.address)
  app.finishLaunching()
}

@MainActor func drawShop() {
  let backend = TerminalBackend(size: TerminalSize(columns: 60, rows: 12))
  let stage = Stage(backend: backend, scheduler: ManualScheduler())
  let app = ApplicationController(shopOn: stage) {
    TabBarWireframe(stage: $0)
  }
  app.finishLaunching()
  _ = backend.handle(.key(.enter))
  print(backend.picture().text)
}
