/// The two versions of the tutorial, which the club compares.
///
/// A version is a factory of screens. The flow, its guard and its outcome are the same.
public enum OnboardingExperiment: Sendable, CaseIterable {
  /// The house rules are one text.
  case plain
  /// The house rules are a checklist.
  case checklist

  @MainActor var factory: any OnboardingUIFactory {
    switch self {
    case .plain: PlainOnboardingUIFactory()
    case .checklist: ChecklistOnboardingUIFactory()
    }
  }
}
