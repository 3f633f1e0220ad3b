import Wireflow

extension BackendBench {
  /// A container for a journey: the wireframe that the app begins with.
  ///
  /// When the app adapts, it turns into the wireframe of another container.
  struct Container: Sendable {
    let name: String
    /// True if the user can swipe back from any screen but a root.
    let isSingleColumn: Bool
    let wireframe: @MainActor (Stage) -> any ApplicationWireframe
  }
}

extension BackendBench.Container {
  /// The containers that each journey goes through.
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
        case .compact: GalleryWireframe(stage: stage)
        case .regular: TabBarWireframe(stage: stage)
        }
      }
    },
  ]
}
