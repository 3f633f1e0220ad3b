import Wireflow

extension BackendBench {
  /// The wireframe with which a journey's app launches.
  ///
  /// When the app adapts, it switches to the wireframe of another container.
  struct Container: Sendable {
    let name: String
    /// True if the user can swipe back from every screen except a root.
    let isSingleColumn: Bool
    let wireframe: @MainActor (Stage) -> any ApplicationWireframe
  }
}

extension BackendBench.Container {
  /// The containers in which every journey runs.
  static let all = [
    Self(name: "tabs", isSingleColumn: true) { AdaptiveWireframe(stage: $0) },
    Self(name: "a drawer", isSingleColumn: true) { stage in
      AdaptiveWireframe(stage: stage, formFactor: .compact) { formFactor in
        switch formFactor {
        case .compact: HamburgerWireframe(stage: stage)
        case .regular: SplitWireframe(stage: stage)
        }
      }
    },
    Self(name: "columns", isSingleColumn: false) {
      AdaptiveWireframe(stage: $0, formFactor: .regular)
    },
    Self(name: "pages", isSingleColumn: true) { stage in
      AdaptiveWireframe(stage: stage, formFactor: .compact) { formFactor in
        switch formFactor {
        case .compact: PagesWireframe(stage: stage)
        case .regular: SplitWireframe(stage: stage)
        }
      }
    },
    Self(name: "an unknown container", isSingleColumn: true) { stage in
      AdaptiveWireframe(stage: stage, formFactor: .compact) { formFactor in
        switch formFactor {
        case .compact: PolicyWireframe.gallery(on: stage)
        case .regular: TabBarWireframe(stage: stage)
        }
      }
    },
  ]
}
