import Wireflow
import WireflowCommand
import WireflowTerminal
import WireflowWeb

/// The app that short blocks of the articles call "Shop".
@MainActor enum ShopApplication {
  static func makeController(wireframe: any ApplicationWireframe) -> ApplicationController {
    ApplicationController(
      wireframe: wireframe, mainFlow: AnswersFlowCoordinator(wireframe: wireframe))
  }
}

@MainActor func runShop() async {
  await CommandApplication("Shop") { wireframe in
    ShopApplication.makeController(wireframe: wireframe)
  }.run()
}

@MainActor func serveShop() throws {
  let backend = WebBackend("Shop")
  let stage = Stage(backend: backend)
  let wireframe = WireframeSwitch(
    stage: stage,
    variants: [
      .init(name: "tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
      .init(name: "drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
    ])
  backend.wireframes = wireframe
  let app = ShopApplication.makeController(wireframe: wireframe)
  let server = try WebServer(for: backend)
  print(server.address)
  app.finishLaunching()
}

@MainActor func drawShop() {
  let backend = TerminalBackend(size: TerminalSize(columns: 60, rows: 12))
  let stage = Stage(backend: backend, scheduler: ManualScheduler())
  let app = ShopApplication.makeController(wireframe: TabBarWireframe(stage: stage))
  app.finishLaunching()
  _ = backend.handle(.key(.enter))
  print(backend.picture().text)
}
