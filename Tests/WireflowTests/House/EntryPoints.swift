/// The declarations that apps call first, whose comments have an example each.
///
/// One overload of several is enough.
enum EntryPoints {
  /// Those that need not be declared, such as those on their way.
  static let optional: Set = ["expectReplay"]

  /// The names, with those of the types around them, by the folder that declares them.
  static let names = [
    "Sources/Wireflow": [
      "ApplicationController.init", "ApplicationWireframe.batch", "ApplicationWireframe.install",
      "ApplicationWireframe.presentAlert", "ApplicationWireframe.presentModally",
      "ApplicationWireframe.show", "FlowCoordinator.after", "FlowCoordinator.guardRequests",
      "FlowCoordinator.run", "FlowCoordinator.start", "FlowCoordinator.task",
      "FlowCoordinator.wire", "Stage.observe", "Stage.userDid", "TransitionStyle",
      "WireframeSwitch",
    ],
    "Sources/WireflowCommand": ["CommandApplication"],
    "Sources/WireflowUIKit": [
      "AnchorProviding", "EmbeddingViewController", "SceneLife", "UIKitBackend",
      "UIKitBackend.register",
    ],
    "Sources/WireflowWeb": ["WebServer"],
    "Sources/WireflowRouting": [
      "LinkPattern", "Middleware", "MinimizingCoordinator", "NavigationCoordinator",
      "PresentingCoordinator", "Reducer", "Renderer", "Route", "RouteArchive", "RouteLinks",
      "RouteParameter", "RouteScene", "RouteURLFormat", "SceneCoordinator", "Store",
      "Store.restore", "TabBarCoordinator",
    ],
    "Sources/WireflowTerminal": ["TerminalBackend"],
    "Sources/WireflowTesting": [
      "AppDriver", "AppDriver.expectLog", "BackendUnderTest", "LeakLedger", "PictureBackend",
      "Trait.flowSnapshots", "WireframeVariant", "assertSnapshot", "backendViolations",
      "checkBackend", "checkWireframe", "expectEquivalent", "expectLog", "expectNoLeaks",
      "expectReplay", "scripts", "unreferencedSnapshots", "wireframeViolations", "withSnapshots",
    ],
    "Sources/WireflowWeaving": [
      "CompositeWeftable", "Loom", "Loom.send", "Stitch", "Warp", "WarpThread", "Warps.whenReady",
      "Weft", "WeftSubject", "Weftable",
    ],
  ]

  /// Returns what lacks an example among the declarations of one folder.
  static func problems(
    of names: [String], in folder: String, _ declarations: [CommentedDeclaration]
  ) -> [String] {
    let own = declarations.filter { $0.path.hasPrefix("\(folder)/") }
    return names.compactMap { name in
      let overloads = own.filter { $0.name == name }
      if overloads.contains(where: \.hasExample) { return nil }
      if let described = overloads.first(where: { !$0.comment.isEmpty }) {
        return "\(described.place): the entry point \(name) has no example: \(described.summary)"
      }
      if let bare = overloads.first {
        return "\(bare.place): the entry point \(name) has no comment"
      }
      return optional.contains(name)
        ? nil : "\(folder): the entry point \(name) is declared nowhere"
    }
  }
}
