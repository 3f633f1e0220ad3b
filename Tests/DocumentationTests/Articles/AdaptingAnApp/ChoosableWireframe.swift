import Wireflow

@MainActor func makeChoosableWireframe(on stage: Stage) -> WireframeSwitch {
  WireframeSwitch(
    stage: stage,
    variants: [
      .init(name: "tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
      .init(name: "drawer", title: "Drawer") {
        HamburgerWireframe(stage: $0)
      },
      .init(name: "columns", title: "Columns", formFactor: .regular) {
        SplitWireframe(stage: $0)
      },
    ])
}

@MainActor func makeDrawerOnPhones(on stage: Stage) -> AdaptiveWireframe {
  AdaptiveWireframe(stage: stage) { formFactor in
    switch formFactor {
    case .compact: HamburgerWireframe(stage: stage)
    case .regular: SplitWireframe(stage: stage)
    }
  }
}
