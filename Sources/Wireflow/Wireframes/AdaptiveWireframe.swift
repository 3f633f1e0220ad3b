/// A wireframe with a variant for each form factor, which it swaps while the app runs.
///
/// The stage stays, with all screens, flows and closures. Only their presentation changes.
@MainActor
public final class AdaptiveWireframe: ApplicationWireframe {
  /// The stage that holds the state, shared by all variants.
  public let stage: Stage
  private let makeVariant: (FormFactor) -> any ApplicationWireframe
  private var variants: [FormFactor: any ApplicationWireframe] = [:]

  /// The app's current form factor.
  public var formFactor: FormFactor { stage.state.formFactor }

  /// Creates a wireframe for a form factor.
  /// - Parameters:
  ///   - stage: the stage that all variants share.
  ///   - formFactor: the app's initial form factor, or nil for the stage's.
  ///   - makeVariant: creates the wireframe for a form factor, once for each, on the same stage.
  public init(
    stage: Stage, formFactor: FormFactor? = nil,
    makeVariant: @escaping (FormFactor) -> any ApplicationWireframe
  ) {
    self.stage = stage
    self.makeVariant = makeVariant
    if let formFactor { stage.begin(in: formFactor) }
  }

  /// Creates a wireframe that shows tabs in a compact form factor, and columns in a regular one.
  ///
  /// It begins with the given form factor, or with the stage's.
  public convenience init(stage: Stage, formFactor: FormFactor? = nil) {
    self.init(stage: stage, formFactor: formFactor) { formFactor in
      switch formFactor {
      case .compact: TabBarWireframe(stage: stage)
      case .regular: SplitWireframe(stage: stage)
      }
    }
  }

  /// The policy of the variant for the current form factor, or for the one to adapt to.
  public var policy: any WireframePolicy {
    AdaptivePolicy(compact: variant(for: .compact).policy, regular: variant(for: .regular).policy)
  }

  private func variant(for formFactor: FormFactor) -> any ApplicationWireframe {
    if let variant = variants[formFactor] { return variant }
    let variant = makeVariant(formFactor)
    variants[formFactor] = variant
    return variant
  }
}

private struct AdaptivePolicy: WireframePolicy {
  let compact: any WireframePolicy
  let regular: any WireframePolicy

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    var formFactor = state.formFactor
    if case .adapt(let new, nil) = request { formFactor = new }
    return (formFactor == .compact ? compact : regular).translate(request, in: state)
  }
}
